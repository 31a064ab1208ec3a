'use client';

import { deferred } from '@/components/ui/deferred';

/** `#demo-tabs` in browsers (package.json). */
export const DeferredDemo = deferred(async () => (await import('./demo-tabs')).DemoTabs);
