'use client';

import type { KeyboardEvent, ReactNode } from 'react';

/** Where the arrow, Home and End keys lead from entry `index` of `count`; the ends wrap. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
}

/** Adds the accordion keyboard pattern to a list of native `<details>`: opening and closing needs no script at all. */
export function AccordionKeys({ children, className }: { children: ReactNode; className?: string }) {
  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const summaries = [...event.currentTarget.querySelectorAll('summary')];
    const index = summaries.findIndex((summary) => summary.contains(document.activeElement));
    if (index < 0) return;
    const next = nextIndex(event.key, index, summaries.length);
    if (next === undefined) return;
    event.preventDefault();
    summaries[next]?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the summaries inside, which are the controls
    <div className={className} onKeyDown={moveFocus}>
      {children}
    </div>
  );
}
