'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fieldNames, type PostInput } from '@/lib/blog/post-limits';
import { type Opening, openDesk } from './desk';
import { type DeskEvent, reduceDesk } from './desk-reducer';
import { keepDrafts } from './keep-drafts';
import { findLocalDrafts } from './local-draft';

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

/**
 * The state of the editor. Every change is in this browser's store at once, before the next event. `form` contains the controls.
 */
export function useDesk(opening: Omit<Opening, 'newId' | 'holder'>, form: RefObject<HTMLFormElement | null>) {
  const [desk, setDesk] = useState(() =>
    openDesk({ ...opening, newId: crypto.randomUUID(), holder: crypto.randomUUID() }),
  );
  /** The newest state, for events that come before the next render, and for responses that come later. */
  const latest = useRef(desk);

  function dispatch(event: DeskEvent) {
    const before = latest.current;
    const after = reduceDesk(before, event);
    const isKept = keepDrafts(before, after, event);
    latest.current = isKept === after.isKept ? after : reduceDesk(after, { type: 'draftKept', isKept });
    setDesk(latest.current);
  }

  // Before the browser handles another event: a click on "Save" would find the first fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the editor opens
  useLayoutEffect(() => {
    const { id, holder, elsewhere } = latest.current;
    dispatch({
      type: 'opened',
      drafts: findLocalDrafts(id).filter((draft) => draft.holder !== holder),
      typed: typedInto(form.current),
      unsaved: elsewhere ? undefined : opening.unsaved,
      newId: opening.id ? crypto.randomUUID() : id,
    });
  }, []);

  return { desk, dispatch, latest: () => latest.current };
}

export type DeskStore = ReturnType<typeof useDesk>;
