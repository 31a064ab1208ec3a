'use client';

import { deferred } from './deferred';

/** `#accordion-list` in browsers (package.json). */
export const DeferredAccordion = deferred(async () => (await import('./accordion-list')).AccordionList);
