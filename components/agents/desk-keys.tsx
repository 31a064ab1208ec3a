'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { agentDesk } from '@/lib/content/pages/agent-desk';

const copy = agentDesk.keys;

const SWITCH = 'desk keys';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const searchField = () => document.querySelector<HTMLInputElement>('main input[type="search"]');

const conversations = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('a[data-conversation]'),
];

/** Moves along the list of conversations: in the inbox the focus, beside an open conversation to the next one. */
function move(by: 1 | -1): void {
  const links = conversations();
  const open = links.findIndex((link) => link.ariaCurrent === 'page');
  const focused = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const from = open >= 0 ? open : focused;
  const next = links[from < 0 ? 0 : from + by];
  if (open >= 0) next?.click();
  else next?.focus();
}

/** Presses what a key stands for: in the row that has the focus, otherwise in the conversation that is open. */
function press(key: string): void {
  const row = document.activeElement?.closest('li');
  const isOpen = conversations().some((link) => link.ariaCurrent === 'page');
  const place = isOpen ? document : row;
  const target = place?.querySelector<HTMLElement>(`[data-shortcut="${key}"]`);
  if (target instanceof HTMLTextAreaElement) target.focus();
  else target?.click();
}

/**
 * The shortcuts of the inbox, and the dialog that lists them. They work nowhere where one types, and can be switched off, since speech
 * input presses single keys by mistake (WCAG 2.1.4).
 */
export function DeskKeys({ inbox }: { inbox: string }) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(true);

  useEffect(() => {
    if (new URLSearchParams(location.search).has('find')) searchField()?.focus();
    try {
      setOn(localStorage.getItem(SWITCH) !== 'off');
    } catch {
      // Storage is blocked: on, until the page is left.
    }
  }, []);

  useEffect(() => {
    const search = () => {
      const field = searchField();
      if (field) field.focus();
      else router.push(`${inbox}?find=1`);
    };
    const acts: Record<string, () => void> = {
      j: () => move(1),
      k: () => move(-1),
      e: () => press('e'),
      r: () => press('r'),
      '/': search,
      '?': () => dialog.current?.showModal(),
    };
    const onKey = (event: KeyboardEvent) => {
      const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
      if (!isOn || !act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [inbox, isOn, router]);

  function toggle() {
    setOn(!isOn);
    try {
      localStorage.setItem(SWITCH, isOn ? 'off' : 'on');
    } catch {
      // As above.
    }
  }

  return (
    <div className="max-md:hidden">
      <button type="button" className="link py-2 text-base" onClick={() => dialog.current?.showModal()}>
        {copy.title}
        {isOn ? <kbd className="ml-2">?</kbd> : null}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="keys"
        className="m-auto max-w-[min(28rem,92vw)] rounded-sheet border border-line bg-card p-6 text-ink backdrop:bg-scrim"
      >
        <h2 id="keys" className="text-h3">
          {copy.title}
        </h2>
        <dl className="mt-4 grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
          {Object.entries(copy.list).map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sheet border border-control px-2 py-0.5">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-5 flex items-center gap-3">
          <input type="checkbox" className="size-5 accent-brand" checked={isOn} onChange={toggle} />
          {copy.isOn}
        </label>
        <Button size="sm" className="mt-5" onClick={() => dialog.current?.close()}>
          {copy.close}
        </Button>
      </dialog>
    </div>
  );
}
