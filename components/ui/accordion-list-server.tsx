'use client';

import { AccordionList } from './accordion-list';
import { onServer } from './deferred';

/** `#accordion-list` on the server (package.json). */
export const DeferredAccordion = onServer(AccordionList);
