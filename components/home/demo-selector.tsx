'use client';

import { type ComponentProps, lazy } from 'react';
import { Deferred } from '@/components/ui/deferred';
import { firstUse } from '@/components/ui/first-use';

const DemoTabs = lazy(async () => {
  await firstUse;
  return { default: (await import('./demo-tabs')).DemoTabs };
});

/** `DemoTabs` whose script is fetched when the page is first used. */
export function DemoSelector(props: ComponentProps<typeof DemoTabs>) {
  return (
    <Deferred>
      <DemoTabs {...props} />
    </Deferred>
  );
}
