'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { applyEdit, block, type Edit } from './textarea-commands';

/** A position in the text that stays in its place while the text is edited elsewhere. */
export type Place = { at: number };

/** Where a position is once `before` has become `after`. Text inserted exactly there comes behind it. */
export function movePosition(at: number, before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (at <= start) return at;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return at >= before.length - end ? at + after.length - before.length : start;
}

/** Applies an edit for which the writer may not have waited: the selection stays theirs, unless it still is where the edit is. */
function applyLateEdit(area: HTMLTextAreaElement, edit: Edit): void {
  const { selectionStart, selectionEnd, selectionDirection } = area;
  const shift = edit.text.length - (edit.to - edit.from);
  const moved = (at: number) => (at <= edit.from ? at : Math.max(edit.from, at + shift));
  applyEdit(area, edit);
  if (selectionStart === edit.from && selectionEnd === edit.to) return;
  area.setSelectionRange(moved(selectionStart), moved(selectionEnd), selectionDirection);
}

/** Places in a textarea whose text is `text`. */
export function useTextPlaces(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  const known = useRef({ text: '', places: new Set<Place>() });

  function follow() {
    const { text: before, places } = known.current;
    const after = area.current?.value ?? before;
    known.current.text = after;
    if (before === after) return;
    for (const place of places) place.at = movePosition(place.at, before, after);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the textarea, whose line ends may differ from those of the text
  useLayoutEffect(follow, [text]);

  /** Applies an edit at a place. */
  function apply(edit: Edit) {
    if (!area.current) return;
    follow();
    const here = [...known.current.places].filter(({ at }) => at === edit.from);
    applyLateEdit(area.current, edit);
    follow();
    // What belongs to the same place comes behind this.
    for (const place of here) place.at = edit.from + edit.text.length;
  }

  return {
    /** Marks a position until it is released. */
    mark(at: number): Place {
      follow();
      const place = { at };
      known.current.places.add(place);
      return place;
    },
    release: (place: Place) => void known.current.places.delete(place),
    apply,
    /** Inserts a block of Markdown at a position. */
    insertBlock(at: number, markdown: string): void {
      if (area.current) apply(block({ value: area.current.value, start: at, end: at }, markdown));
    },
  };
}

export type TextPlaces = ReturnType<typeof useTextPlaces>;
