'use client';

import { loadOnUse } from './load-on-use';

export const AccordionOnUse = loadOnUse(async () => (await import('./accordion-list')).AccordionList);
