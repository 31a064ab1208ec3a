'use client';

import { useRef } from 'react';
import type { AccordionItem } from './accordion-item';
import { loadOnUse } from './load-on-use';
import { useUntilFound } from './use-until-found';

const AccordionOnUse = loadOnUse(async () => (await import('./accordion-list')).AccordionList);

/** A closed item. When find-in-page finds its text, it clicks its button, which `loadOnUse` replays on the loaded list. */
function ClosedItem({ title, body }: AccordionItem) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useUntilFound(panel, false, () => button.current?.click());
  return (
    <div>
      <h3>
        <button ref={button} type="button" aria-expanded={false}>
          {title}
        </button>
      </h3>
      <div ref={panel} hidden className="accordion-panel">
        <div>{body}</div>
      </div>
    </div>
  );
}

/** The accordion before its script is loaded: all items closed. */
const ClosedAccordion = ({ items }: { items: readonly AccordionItem[] }) => (
  <div className="accordion">
    {items.map((item) => (
      <ClosedItem key={item.title} {...item} />
    ))}
  </div>
);

/**
 * Questions and answers, at most one open. Up and down arrow keys wrap, Home and End jump. Without JavaScript and in print, all
 * answers are shown (app/globals.css). A client component with its fallback, so that the data of a page contains the items once.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return <AccordionOnUse items={items} fallback={<ClosedAccordion items={items} />} />;
}
