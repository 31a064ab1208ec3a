'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { loadNow } from '@/components/ui/load-late';
import { showToast } from '@/components/ui/toaster';
import type { EditorPost } from '@/lib/blog/admin-post';
import { type PostInput, postLimits } from '@/lib/blog/post-limits';
import type { Holding } from '@/lib/blog/working-copies';
import { type FieldErrors, fieldErrors } from '@/lib/forms/form-state';
import { automaticSlug } from '@/lib/text/slug';
import { SECOND_MS } from '@/lib/time';
import { savePost, type WriteResult } from '../client/api-client';
import type { Save } from './desk';
import type { DeskStore } from './use-desk';

/** How often a save is sent again that did not reach the site. */
const RESEND_MS = 10 * SECOND_MS;

const loadSchema = () => import('@/lib/blog/post-form');

/** Validates the fields. If the schema cannot be loaded there are no errors, since the server validates anyway. */
async function validate(fields: PostInput): Promise<FieldErrors> {
  const parsed = (await loadNow(loadSchema))?.postSchema.safeParse(fields);
  return parsed?.error ? fieldErrors(parsed.error) : {};
}

/** The slug to save a post with: a neutral one if the title has no Latin letters. */
function slugFor({ slug, title }: PostInput): string {
  const automatic = slug || automaticSlug(title);
  return automatic || (title.trim() ? `post-${crypto.randomUUID().slice(0, 8)}` : '');
}

/** `incomplete`: not sent, because fields are invalid. */
type Outcome = WriteResult | { kind: 'incomplete'; errors: FieldErrors };

const hasErrors = (errors: FieldErrors) => Object.values(errors).some(Boolean);

/** Sends the text to the site. It stays in the editor, whatever the outcome. */
export function useSave(
  { desk, dispatch, latest }: DeskStore,
  onSaved: (post: EditorPost, isUpdate: boolean) => void,
  /** Whether the text is what the author sees. */
  checkText: () => boolean,
  /** Resolves with the working copy that the save makes superfluous. */
  settle: () => Promise<Holding>,
) {
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
  }, [desk.rejections]);

  // Loaded while the author writes, to be there when the network is not.
  useEffect(() => {
    if (desk.isTouched) void loadNow(loadSchema);
  }, [desk.isTouched]);

  async function save({ publish = false, overVersion }: Partial<Save> = {}) {
    const { isSaving, fields } = latest();
    if (isSaving || !checkText()) return;
    wasPublish.current = publish;
    const slug = slugFor(fields);
    dispatch({ type: 'saveSent', slug });
    await send({ edited: { ...fields, slug }, publish, overVersion });
  }

  /** Sends a save again that did not reach the site, as it was. */
  const resend = useEffectEvent(() => {
    const { waiting, isSaving, fields } = latest();
    if (!waiting || isSaving || !navigator.onLine) return;
    dispatch({ type: 'saveSent', slug: fields.slug });
    void send(waiting);
  });

  const isWaiting = desk.waiting !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => resend(), RESEND_MS);
    const onOnline = () => resend();
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isWaiting]);

  async function send(asked: Save) {
    const { id, base } = latest();
    const result = await attempt(asked, base);
    // The editor has been left for another text, and this one is saved or kept.
    if (latest().id === id) receive(result, asked, base !== undefined);
  }

  async function attempt({ edited, publish, overVersion }: Save, base: EditorPost | undefined): Promise<Outcome> {
    // The status in the editor changes with the response: after a failed "Publish", saving a draft must not publish the post.
    const fields = publish ? { ...edited, status: 'published' as const } : edited;
    const errors = await validate(fields);
    if (hasErrors(errors)) return { kind: 'incomplete', errors };
    const content = JSON.stringify([fields, publish, base?.id, overVersion]);
    const last = unanswered.current.at(-1);
    const writeId = last?.content === content ? last.id : crypto.randomUUID();
    const unansweredIds = unanswered.current.map((write) => write.id).filter((each) => each !== writeId);
    if (last?.id !== writeId) unanswered.current.push({ id: writeId, content });
    unanswered.current = unanswered.current.slice(-postLimits.unanswered);
    const expectedVersion = overVersion ?? base?.version;
    const workingCopy = await settle();
    const result = await savePost(base?.id, {
      ...fields,
      publish,
      writeId,
      unansweredIds,
      expectedVersion,
      workingCopy,
    });
    if (['saved', 'conflict', 'gone'].includes(result.kind)) unanswered.current = [];
    return result;
  }

  function receive(result: Outcome, asked: Save, isUpdate: boolean) {
    if (result.kind === 'saved') {
      dispatch({ type: 'saved', edited: asked.edited, post: result.post });
      onSaved(result.post, isUpdate);
      return;
    }
    const isRepeated = result.kind === 'offline' && latest().error?.kind === 'offline';
    const isInvalid = result.kind === 'incomplete' || result.kind === 'invalid';
    if (isInvalid) dispatch({ type: 'saveRejected', errors: result.errors });
    else dispatch({ type: 'saveFailed', error: result, save: asked });
    if (result.kind === 'incomplete' || isRepeated) return;
    const title = isUpdate ? 'Failed to update post' : 'Failed to create post';
    showToast({ title, tone: 'error', announced: isInvalid });
  }

  /** Validates changed fields that have an error again, so that the error disappears once it is corrected. */
  async function recheck(changed: readonly string[]) {
    const names = changed.filter((name) => latest().errors[name]);
    if (names.length === 0) return;
    const problems = await validate(latest().fields);
    dispatch({ type: 'rechecked', errors: Object.fromEntries(names.map((name) => [name, problems[name]])) });
  }

  return {
    save,
    /** Repeats the last save with the text as it is now. */
    retry: () => save({ publish: wasPublish.current }),
    /** Repeats the last save after a conflict, over the version that another admin has saved. */
    overwrite(current: EditorPost) {
      dispatch({ type: 'rebased', current });
      return save({ publish: wasPublish.current, overVersion: current.version });
    },
    recheck,
    /** Forgets the saves of a text that is left. */
    forget() {
      unanswered.current = [];
    },
  };
}

export type Saver = ReturnType<typeof useSave>;
