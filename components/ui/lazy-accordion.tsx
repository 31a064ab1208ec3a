'use client';

import { type ComponentProps, lazy } from 'react';
import { Deferred } from './deferred';
import { firstUse } from './first-use';

const AccordionList = lazy(async () => {
  await firstUse;
  return { default: (await import('./accordion-list')).AccordionList };
});

/** `AccordionList` whose script is fetched when the page is first used. */
export function LazyAccordion(props: ComponentProps<typeof AccordionList>) {
  return (
    <Deferred>
      <AccordionList {...props} />
    </Deferred>
  );
}
