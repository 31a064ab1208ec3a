'use client';

import { type ComponentProps, useLayoutEffect } from 'react';
import { useHydrated } from './use-hydrated';

type EarlyInput = { value: string; selectionStart: number; selectionEnd: number };

/** What was typed before hydration. Not React state, since React may discard a rendering, having reset the element, and start again. */
const earlyInput = new WeakMap<HTMLTextAreaElement, EarlyInput>();
const hydrated = new WeakSet<HTMLTextAreaElement>();

const isTextarea = (target: unknown): target is HTMLTextAreaElement => target instanceof HTMLTextAreaElement;

function record(area: HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = area;
  earlyInput.set(area, { value, selectionStart, selectionEnd });
}

/**
 * Records what was typed before this module was loaded. A text that nobody has changed is assigned to itself: it then no longer follows
 * `defaultValue` (the dirty value flag of the HTML Standard), so that caret and selection stay where they are when React assigns that.
 */
function prepare(id: string) {
  if (typeof document === 'undefined') return;
  const area = document.getElementById(id);
  if (!isTextarea(area)) return;
  if (area.value === area.defaultValue) area.value = area.defaultValue;
  else record(area);
}

/** Not by assigning `value`, which React would take for its own change. */
function write(area: HTMLTextAreaElement, { value, selectionStart, selectionEnd }: EarlyInput) {
  area.setRangeText(value, 0, area.value.length);
  area.setSelectionRange(selectionStart, selectionEnd);
}

/** Brings back what React has reset, before more is typed. */
function onBeforeInput({ target }: Event) {
  if (!isTextarea(target) || hydrated.has(target)) return;
  const early = earlyInput.get(target);
  if (early && target.value === target.defaultValue) write(target, early);
}

function onInput({ target }: Event) {
  if (isTextarea(target) && !hydrated.has(target)) record(target);
}

if (typeof document !== 'undefined') {
  document.addEventListener('beforeinput', onBeforeInput, true);
  document.addEventListener('input', onInput, true);
}

function restore(area: HTMLTextAreaElement, early: EarlyInput) {
  area.value = area.defaultValue;
  write(area, early);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A `textarea` that keeps what was typed or selected before hydration and during it, and reports it to `onChange`. React itself sets a
 * textarea that has text back to its first value when it hydrates it (react/react#26974), and moves its caret to the start.
 */
export function Textarea({ id, ...props }: ComponentProps<'textarea'> & { id: string }) {
  const isHydrated = useHydrated();
  // While rendering: React resets the element right after it.
  if (!isHydrated) prepare(id);

  // Before the browser handles another event: a click on "Save" would find the first value.
  useLayoutEffect(() => {
    const area = document.getElementById(id);
    if (!isTextarea(area)) return;
    hydrated.add(area);
    const early = earlyInput.get(area);
    earlyInput.delete(area);
    // Outside the effect: React handles an event at once only when it is not rendering, and moves the caret otherwise.
    if (early) queueMicrotask(() => restore(area, early));
  }, [id]);

  return <textarea id={id} {...props} />;
}
