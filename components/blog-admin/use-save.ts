'use client';

import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/ui/toaster';
import type { PostInput } from '@/lib/blog/post-form';
import { type FieldErrors, fieldErrors } from '@/lib/forms/form-state';
import { slugify } from '@/lib/text/slug';
import { savePost, type WriteAnswer } from './api-client';
import type { PostDraft } from './use-post-draft';

type Trouble = Exclude<WriteAnswer, { kind: 'saved' } | { kind: 'invalid' }>;

async function problemsOf(fields: PostInput): Promise<FieldErrors> {
  const { postSchema } = await import('@/lib/blog/post-form');
  const parsed = postSchema.safeParse(fields);
  return parsed.error ? fieldErrors(parsed.error) : {};
}

/** Sends what is written to the site, and keeps it in the editor until the site says that it has it. */
export function useSave(draft: PostDraft, onSaved: (title: string, slug: string, isPublic: boolean) => void) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const [saving, setSaving] = useState(false);
  /** The last save that got no answer. The same words sent again carry its id, so that they are saved once. */
  const unanswered = useRef<{ id: string; words: string }>(undefined);

  useEffect(() => {
    const first =
      Object.keys(errors).length > 0 && document.querySelector<HTMLElement>('#post-editor [aria-invalid="true"]');
    if (first) first.focus();
  }, [errors]);

  async function save(patch: Partial<PostInput> = {}, overVersion?: number) {
    if (saving) return;
    const filled = { ...draft.fields, ...patch };
    const fields = { ...filled, slug: filled.slug || slugify(filled.title) };
    draft.change(fields);
    const problems = await problemsOf(fields);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setSaving(true);
    const words = JSON.stringify([fields, draft.base?.id, overVersion]);
    const writeId = unanswered.current?.words === words ? unanswered.current.id : crypto.randomUUID();
    unanswered.current = { id: writeId, words };
    const { id, version } = draft.base ?? {};
    const answer = await savePost(id, { ...fields, writeId, expectedVersion: overVersion ?? version });
    if (answer.kind !== 'offline') unanswered.current = undefined;
    setSaving(false);
    take(answer, id !== undefined);
  }

  function take(answer: WriteAnswer, isUpdate: boolean) {
    setTrouble(answer.kind === 'saved' || answer.kind === 'invalid' ? undefined : answer);
    if (answer.kind === 'saved') {
      const { title, slug, isPublic } = answer.post;
      showToast({ title: isUpdate ? 'Post updated successfully' : 'Post created successfully' });
      draft.startFrom(undefined);
      onSaved(title, slug, isPublic);
      return;
    }
    showToast({ title: isUpdate ? 'Failed to update post' : 'Failed to create post', tone: 'error' });
    if (answer.kind === 'invalid') setErrors(answer.errors);
  }

  return {
    save,
    saving,
    errors,
    trouble,
    clear() {
      setErrors({});
      setTrouble(undefined);
    },
  };
}

export type Saver = ReturnType<typeof useSave>;
