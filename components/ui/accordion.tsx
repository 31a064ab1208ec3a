'use client';

import { AccordionBody, type AccordionItem, AccordionTitle, accordionClasses } from './accordion-layout';
import { loadOnUse } from './load-on-use';

const AccordionOnUse = loadOnUse(async () => (await import('./accordion-list')).AccordionList);

/** The accordion before its script is loaded: all items closed. */
function ClosedAccordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={accordionClasses.list}>
      {items.map(({ title, body }) => (
        <div key={title} className={accordionClasses.item}>
          <h3 className={accordionClasses.header}>
            <button type="button" aria-expanded={false} className={accordionClasses.trigger}>
              <AccordionTitle title={title} />
            </button>
          </h3>
          <div hidden className={accordionClasses.panel}>
            <AccordionBody>{body}</AccordionBody>
          </div>
        </div>
      ))}
    </div>
  );
}

/**
 * Questions and answers, at most one open. Up and down arrow keys wrap, Home and End jump. Without JavaScript and in print, all
 * answers are shown (app/globals.css). A client component with its fallback, so that the data of a page contains the items once.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return <AccordionOnUse items={items} fallback={<ClosedAccordion items={items} />} />;
}
