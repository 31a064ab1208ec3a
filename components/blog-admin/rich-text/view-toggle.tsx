'use client';

import { useEffect, useState } from 'react';

export type View = 'write' | 'markdown';

const KEY = 'post-view';

/** How the editor is laid out; this browser remembers the last choice. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>('write');

  useEffect(() => {
    try {
      if (localStorage.getItem(KEY) === 'markdown') setView('markdown');
    } catch {}
  }, []);

  function choose(next: View) {
    setView(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {}
  }

  return [view, choose];
}

const labels: Record<View, string> = { write: 'Write', markdown: 'Markdown' };

type Props = { view: View; onChange: (view: View) => void; className: string };

/** The text as it will look, or its Markdown. */
export function ViewToggle({ view, onChange, className }: Props) {
  return (
    <fieldset className={`${className} flex rounded-sheet border border-control`}>
      <legend className="sr-only">View</legend>
      {(Object.keys(labels) as View[]).map((value) => (
        <label
          key={value}
          className="relative grid min-h-9 cursor-pointer place-items-center px-3 text-base max-md:px-2 max-sm:px-1.5 max-sm:text-sm first-of-type:rounded-l-sheet last:rounded-r-sheet hover:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand has-checked:bg-brand has-checked:text-brand-ink forced-colors:has-checked:underline"
        >
          <input
            type="radio"
            name="view"
            value={value}
            checked={view === value}
            onChange={() => onChange(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  );
}
