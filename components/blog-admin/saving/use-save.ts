'use client';

import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/ui/toaster';
import type { EditorPost } from '@/lib/blog/admin-post';
import { type PostInput, postLimits } from '@/lib/blog/post-limits';
import type { Holding } from '@/lib/blog/working-copies';
import { type FieldErrors, fieldErrors } from '@/lib/forms/form-state';
import { automaticSlug } from '@/lib/text/slug';
import { savePost, type WriteResult } from '../client/api-client';
import type { PostDraft } from './use-post-draft';

export type SaveError = Exclude<WriteResult, { kind: 'saved' } | { kind: 'invalid' }>;

type SaveOptions = {
  /** Publishes the post. Otherwise a public post stays as it is, and the fields become its unpublished changes. */
  publish?: boolean;
  /** The version to overwrite after a conflict. */
  overVersion?: number;
};

async function validate(fields: PostInput): Promise<FieldErrors> {
  const { postSchema } = await import('@/lib/blog/post-form');
  const parsed = postSchema.safeParse(fields);
  return parsed.error ? fieldErrors(parsed.error) : {};
}

/** The slug to save a post with: a neutral one if the title has no Latin letters. */
function slugFor({ slug, title }: PostInput): string {
  const automatic = slug || automaticSlug(title);
  return automatic || (title.trim() ? `post-${crypto.randomUUID().slice(0, 8)}` : '');
}

const hasErrors = (errors: FieldErrors) => Object.values(errors).some(Boolean);

/** Sends the text to the site. It stays in the editor, whatever the outcome. */
export function useSave(
  draft: PostDraft,
  onSaved: (post: EditorPost) => void,
  /** Whether the text is what the author sees. */
  checkText: () => boolean = () => true,
  /** Resolves with the working copy that the save makes superfluous. */
  settle: () => Promise<Holding | undefined> = async () => undefined,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<SaveError>();
  const [saving, setSaving] = useState(false);
  const [rejections, setRejections] = useState(0);
  const isSaving = useRef(false);
  /** Whether the last save was to publish the post. */
  const wasPublish = useRef(false);
  /**
   * The saves without a response, of which the site may have stored some. Sending the content of the last again reuses its id
   * (idempotency key), so that it is saved once; other content names them all, so that it is no conflict with them.
   */
  const unanswered = useRef<{ id: string; content: string }[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each rejected save, not when an error disappears
  useEffect(() => {
    document.querySelector<HTMLElement>('#post-editor [aria-invalid="true"]')?.focus();
  }, [rejections]);

  function reject(next: FieldErrors) {
    setErrors(next);
    setRejections((count) => count + 1);
  }

  async function save({ publish = false, overVersion }: SaveOptions = {}) {
    if (isSaving.current || !checkText()) return;
    isSaving.current = true;
    wasPublish.current = publish;
    setSaving(true);
    try {
      await send(publish, overVersion);
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  }

  async function send(publish: boolean, overVersion: number | undefined) {
    const edited = { ...draft.fields, slug: slugFor(draft.fields) };
    draft.change({ slug: edited.slug });
    // The status in the editor changes with the response: after a failed "Publish", saving a draft must not publish the post.
    const fields = publish ? { ...edited, status: 'published' as const } : edited;
    const problems = await validate(fields);
    if (hasErrors(problems)) return reject(problems);
    const content = JSON.stringify([fields, publish, draft.base?.id, overVersion]);
    const last = unanswered.current.at(-1);
    const writeId = last?.content === content ? last.id : crypto.randomUUID();
    const unansweredIds = unanswered.current.map((write) => write.id).filter((each) => each !== writeId);
    if (last?.id !== writeId) unanswered.current.push({ id: writeId, content });
    unanswered.current = unanswered.current.slice(-postLimits.unanswered);
    const { id, version } = draft.base ?? {};
    const expectedVersion = overVersion ?? version;
    const workingCopy = await settle();
    const save = { ...fields, publish, writeId, unansweredIds, expectedVersion, workingCopy };
    const result = await savePost(id, save);
    if (['saved', 'conflict', 'gone'].includes(result.kind)) unanswered.current = [];
    receive(result, edited, id !== undefined);
  }

  function receive(result: WriteResult, edited: PostInput, isUpdate: boolean) {
    setError(result.kind === 'saved' || result.kind === 'invalid' ? undefined : result);
    if (result.kind === 'saved') {
      setErrors({});
      draft.acceptSave(edited, result.post);
      onSaved(result.post);
      return;
    }
    const announced = result.kind === 'invalid';
    showToast({ title: isUpdate ? 'Failed to update post' : 'Failed to create post', tone: 'error', announced });
    if (result.kind === 'invalid') reject(result.errors);
  }

  /** Validates changed fields that have an error again, so that the error disappears once it is corrected. */
  async function recheck(fields: PostInput, changed: readonly string[]) {
    const names = changed.filter((name) => errors[name]);
    if (names.length === 0) return;
    const problems = await validate(fields);
    setErrors((shown) => ({ ...shown, ...Object.fromEntries(names.map((name) => [name, problems[name]])) }));
  }

  return {
    save,
    /** Repeats the last save, over another version if that is given. */
    retry: (overVersion?: number) => save({ publish: wasPublish.current, overVersion }),
    saving,
    errors,
    /** The number of rejected saves. */
    rejections,
    error,
    recheck,
    clear() {
      unanswered.current = [];
      setErrors({});
      setError(undefined);
    },
  };
}

export type Saver = ReturnType<typeof useSave>;
