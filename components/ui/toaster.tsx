'use client';

import { useEffect, useState } from 'react';
import { X } from './icons';

export type Notice = { title: string; text?: string; tone?: 'success' | 'error' };

const EVENT = 'site:notice';
const SHOWN_MS = 5_000;
const FADE_MS = 150;

/** Shows a message at the bottom of the page for a few seconds; it stays while one moves on to another page. */
export function showToast(notice: Notice): void {
  window.dispatchEvent(new CustomEvent<Notice>(EVENT, { detail: notice }));
}

type Shown = Notice & { isLeaving?: boolean };

/**
 * Where toasts appear, one at a time. It stays longer while the pointer rests on it, and goes at Escape. Our own,
 * since the toasts of libraries write their styles into the page, which the Content-Security-Policy does not let them.
 */
export function Toaster() {
  const [shown, setShown] = useState<Shown>();
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    const show = (event: Event) => {
      setHeld(false);
      setShown((event as CustomEvent<Notice>).detail);
    };
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(undefined);
    };
    window.addEventListener(EVENT, show);
    window.addEventListener('keydown', dismiss);
    return () => {
      window.removeEventListener(EVENT, show);
      window.removeEventListener('keydown', dismiss);
    };
  }, []);

  useEffect(() => {
    if (!shown || isHeld) return;
    const next = shown.isLeaving ? undefined : { ...shown, isLeaving: true };
    const timer = setTimeout(setShown, shown.isLeaving ? FADE_MS : SHOWN_MS, next);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  const isError = shown?.tone === 'error';
  const words = shown && (
    <div
      className={`toast ${isError ? 'bg-danger' : 'bg-ink'} ${shown.isLeaving ? 'opacity-0' : ''}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <p>
        <strong className="block font-semibold">{shown.title}</strong>
        {shown.text}
      </p>
      <button type="button" className="-m-2 p-2" aria-label="Dismiss" onClick={() => setShown(undefined)}>
        <X className="size-4" />
      </button>
    </div>
  );
  // Both are there from the start: what appears in a region that has just been made is not read out.
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center">
      <div role="status">{isError ? null : words}</div>
      <div role="alert">{isError ? words : null}</div>
    </div>
  );
}
