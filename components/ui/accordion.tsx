'use client';

import { DeferredAccordion } from '#accordion-list';
import type { AccordionItem } from './accordion-list';

/**
 * Questions of which at most one is open. Up and down arrows wrap, Home and End jump. Without JavaScript, and on paper, every
 * answer is shown (app/globals.css).
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return <DeferredAccordion items={items} />;
}
