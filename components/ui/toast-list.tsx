'use client';

import { type FocusEvent, useEffect, useRef } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { X } from './icons';
import type { Notice } from './notice';

type Live = Toast['ariaProps']['aria-live'];

const SHOWN_MS = 5_000;
const SHOWN_WITH_ACTION_MS = 10_000;
const FADE_MS = 150;

/** What had the focus before it moved to the toasts. */
let focusedBefore: HTMLElement | undefined;

/** Takes the focus back from a toast that is about to disappear. */
function returnFocus() {
  if (document.activeElement?.closest('.toast')) focusedBefore?.focus();
}

/** Shows a toast and dismisses the previous one. */
export function pushToast({ title, text, tone = 'success', announced = true, action }: Notice): void {
  const live: Live = announced ? (tone === 'error' ? 'assertive' : 'polite') : 'off';
  toast.dismiss();
  const message = (
    <>
      <p>
        <strong className="block font-semibold">{title}</strong>
        {text}
      </p>
      {action ? (
        <button
          type="button"
          title={`${action.label} (F8 moves here)`}
          className="-my-2 p-2 font-semibold underline"
          onClick={() => {
            returnFocus();
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      ) : null}
    </>
  );
  toast[tone](message, {
    duration: action ? SHOWN_WITH_ACTION_MS : SHOWN_MS,
    ariaProps: { role: tone === 'error' ? 'alert' : 'status', 'aria-live': live },
  });
}

/** Pauses all toasts while the pointer or the focus is on one of them. */
function useHold({ startPause, endPause }: ReturnType<typeof useToaster>['handlers'], isEmpty: boolean) {
  const isHeld = useRef(false);

  function hold() {
    if (!isHeld.current) startPause();
    isHeld.current = true;
  }

  function release() {
    if (isHeld.current) endPause();
    isHeld.current = false;
  }

  // A toast that is removed under the pointer fires no leave event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the last toast was removed
  useEffect(() => {
    if (isEmpty) release();
  }, [isEmpty]);

  return { hold, release };
}

/**
 * The visible toasts. F8 moves the focus to them, Escape dismisses them, and a dismissed one returns the focus. Uses the
 * headless entry of react-hot-toast, since the default one writes styles, which the Content-Security-Policy blocks.
 */
export function ToastList() {
  const { toasts, handlers } = useToaster({ removeDelay: FADE_MS });
  const { hold, release } = useHold(handlers, toasts.length === 0);
  const region = useRef<HTMLElement>(null);

  function dismiss(id?: string) {
    returnFocus();
    toast.dismiss(id);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener uses only refs
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
      if (event.key === 'F8') region.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) focusedBefore = relatedTarget;
    hold();
  }

  const draw = (shown: Toast) => (
    <div
      key={shown.id}
      className={`toast ${shown.type === 'error' ? 'bg-danger' : 'bg-ink'} ${shown.visible ? '' : 'opacity-0'}`}
    >
      {resolveValue(shown.message, shown)}
      <button type="button" className="-m-2 p-2" aria-label="Dismiss" onClick={() => dismiss(shown.id)}>
        <X className="size-4" />
      </button>
    </div>
  );
  const drawAll = (live: Live) => toasts.filter(({ ariaProps }) => ariaProps['aria-live'] === live).map(draw);

  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      className="toasts pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center"
      onFocus={onFocus}
      onBlur={({ currentTarget }) => (currentTarget.matches(':hover') ? undefined : release())}
      onPointerEnter={hold}
      onPointerLeave={({ currentTarget }) => (currentTarget.matches(':focus-within') ? undefined : release())}
    >
      {/* The live regions are there from the start: what appears in one that has just been added is not read out. */}
      <div role="status">{drawAll('polite')}</div>
      <div role="alert">{drawAll('assertive')}</div>
      <div>{drawAll('off')}</div>
    </section>
  );
}
