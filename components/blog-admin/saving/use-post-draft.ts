'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditorPost } from '@/lib/blog/admin-post';
import { blankInput, fieldNames, type PostInput } from '@/lib/blog/post-limits';
import { deleteLocalDraft, deleteOwnDraft, findLocalDrafts, type LocalDraft, writeLocalDraft } from './local-draft';

/** Picks the fields of a post from an object that may have more. */
export const fieldsOf = (post: PostInput): PostInput =>
  Object.fromEntries(fieldNames.map((name) => [name, post[name]])) as unknown as PostInput;

/** A new post, dated `now` (Irish clock time). */
export const blankPost = (author: string, now: string): PostInput => ({ ...blankInput, author, publishedAt: now });

const isSame = (a: PostInput, b: PostInput) => JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));

const isChanged = (control: HTMLInputElement | HTMLSelectElement) =>
  control instanceof HTMLSelectElement
    ? !control.selectedOptions[0]?.defaultSelected
    : control.value !== control.defaultValue;

/** What was typed, chosen or autofilled before hydration, without textareas: `Textarea` reports its text itself. */
function typedInto(form: HTMLFormElement | null): Partial<PostInput> {
  const controls = [...(form?.elements ?? [])].filter(
    (control): control is HTMLInputElement | HTMLSelectElement =>
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
  );
  const typed = controls.filter((control) => fieldNames.some((field) => field === control.name) && isChanged(control));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/** Asks for confirmation to leave changes that only this browser has; true if it is given. */
export const confirmLeaving = (): boolean => confirm('Leave without saving? Your changes stay in this browser.');

/** Warns before leaving the page with changes that are not stored: closing it, reloading it, or following a link of the site. */
export function useLeaveWarning(isUnstored: boolean): void {
  useEffect(() => {
    if (!isUnstored) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target || link.hash || link.role === 'tab') return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || confirmLeaving()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Listens on the window in the capture phase: Next's links handle the click before it bubbles up to the document.
    window.addEventListener('click', onClick, { capture: true, signal });
    return () => controller.abort();
  }, [isUnstored]);
}

/**
 * The post in the editor. Every change is stored in this browser at once, and drafts of earlier visits are offered for
 * restoring. `unsaved` is what the site has of its unsaved text; `form` contains the controls.
 */
export function usePostDraft(
  blank: PostInput,
  opened: EditorPost | undefined,
  unsaved: PostInput | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  const [base, setBase] = useState<EditorPost | undefined>(opened);
  const [fields, setFields] = useState<PostInput>(unsaved ?? (opened ? fieldsOf(opened) : blank));
  const [found, setFound] = useState<LocalDraft>();
  const [isKept, setKept] = useState(true);
  /** The newest fields, for changes that come before the next render, and for a save that returns later. */
  const latest = useRef(fields);
  /** How often another text has been loaded. */
  const [loads, setLoads] = useState(0);
  const isDirty = !isSame(fields, base ? fieldsOf(base) : blank);
  // Before the browser handles another event: a click on "Save" would find the first fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the editor opens
  useLayoutEffect(() => {
    setFound(findLocalDrafts(opened?.id).find((draft) => !isSame(draft.fields, fields)));
    const typed = typedInto(form.current);
    if (Object.keys(typed).length > 0) change(typed);
  }, []);

  function show(next: PostInput) {
    latest.current = next;
    setFields(next);
  }

  function change(patch: Partial<PostInput>) {
    const next = { ...latest.current, ...patch };
    setKept(writeLocalDraft(base?.id, base?.version, next));
    show(next);
  }

  /** Shows another text as unsaved changes. */
  function load(next: PostInput) {
    change(next);
    setLoads((count) => count + 1);
    setFound(undefined);
  }

  /** Continues from a post in the state of the server, or from an empty form. */
  function startFrom(post: EditorPost | undefined) {
    deleteOwnDraft(base?.id);
    setBase(post);
    show(post ? fieldsOf(post) : blank);
    setLoads((count) => count + 1);
    setFound(undefined);
  }

  /**
   * Applies a successful save of `edited`, the fields at its start, without touching the text, so that caret and undo history
   * stay. Fields that changed during the save stay unsaved.
   */
  function acceptSave(edited: PostInput, post: EditorPost) {
    const saved = { ...post, content: edited.content };
    const current = latest.current;
    const changed = fieldNames.filter((name) => JSON.stringify(current[name]) !== JSON.stringify(edited[name]));
    const next = { ...fieldsOf(saved), ...Object.fromEntries(changed.map((name) => [name, current[name]])) };
    deleteOwnDraft(base?.id);
    setBase(saved);
    show(next);
    if (changed.length > 0) setKept(writeLocalDraft(post.id, post.version, next));
  }

  return {
    base,
    fields,
    loads,
    isDirty,
    /** Whether this browser has a copy of the unsaved text. */
    isKept,
    found,
    change,
    load,
    /** Whether nothing has been changed since. */
    isLatest: (shown: PostInput) => shown === latest.current,
    startFrom,
    acceptSave,
    /** Keeps the text and bases it on another version of the post. */
    rebase: (post: EditorPost | undefined) => setBase(post),
    restoreFound() {
      if (found) load(found.fields);
    },
    discardFound() {
      if (found) deleteLocalDraft(found.key);
      setFound(undefined);
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
