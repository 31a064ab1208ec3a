'use client';

import type { ComponentProps } from 'react';
import { DeferredDemo } from '#demo-tabs';

/** Choose a scenario, press play, see the reply arrive. Without JavaScript all three can be read one below the other. */
export function DemoSelector(props: ComponentProps<typeof DeferredDemo>) {
  return <DeferredDemo {...props} />;
}
