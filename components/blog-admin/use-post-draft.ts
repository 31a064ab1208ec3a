'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-form';
import { clearJournal, findEntries, forgetEntry, type JournalEntry, writeJournal } from './local-draft';

const fieldNames = [
  'title',
  'slug',
  'excerpt',
  'content',
  'author',
  'category',
  'tags',
  'publishedAt',
  'status',
] as const;

/** Only the fields of a post, of whatever carries them. */
export const fieldsOf = (post: PostInput): PostInput =>
  Object.fromEntries(fieldNames.map((name) => [name, post[name]])) as unknown as PostInput;

const isSame = (a: PostInput, b: PostInput) => JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));

/** What was typed into a form, or filled in by the browser, since it came from the server. */
function typedInto(form: HTMLFormElement | null): Partial<PostInput> {
  const controls = [...(form?.elements ?? [])].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement =>
      control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );
  const typed = controls.filter(
    ({ name, value, defaultValue }) => fieldNames.some((field) => field === name) && value !== defaultValue,
  );
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/**
 * The words being written: every change goes to the journal at once, and what an earlier visit left there is offered.
 * `form` is where they are typed.
 */
export function usePostDraft(
  blank: PostInput,
  opened: EditorPost | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  const [base, setBase] = useState<EditorPost | undefined>(opened);
  const [fields, setFields] = useState<PostInput>(opened ? fieldsOf(opened) : blank);
  const [found, setFound] = useState<JournalEntry>();
  const saved = base ? fieldsOf(base) : blank;
  const isDirty = !isSame(fields, saved);
  const dirty = useRef(isDirty);
  dirty.current = isDirty;

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the editor opens
  useEffect(() => {
    setFound(findEntries(opened?.id).find((entry) => !isSame(entry.fields, saved)));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the words typed before this code had started
  useEffect(() => {
    const typed = typedInto(form.current);
    if (Object.keys(typed).length > 0) change(typed);
  }, []);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  function change(patch: Partial<PostInput>) {
    setFields((before) => {
      const after = { ...before, ...patch };
      writeJournal(base?.id, base?.version, after);
      return after;
    });
  }

  /** Goes on from a post as it is on the server; without one, with an empty form. */
  function startFrom(post: EditorPost | undefined) {
    clearJournal(base?.id);
    setBase(post);
    setFields(post ? fieldsOf(post) : blank);
    setFound(undefined);
  }

  return {
    base,
    fields,
    isDirty,
    found,
    change,
    startFrom,
    /** Keeps the words and goes on from another version of the post. */
    rebase: (post: EditorPost | undefined) => setBase(post),
    restoreFound() {
      if (found) change(found.fields);
      setFound(undefined);
    },
    discardFound() {
      if (found) forgetEntry(found.key);
      setFound(undefined);
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
