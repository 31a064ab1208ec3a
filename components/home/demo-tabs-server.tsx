'use client';

import { onServer } from '@/components/ui/deferred';
import { DemoTabs } from './demo-tabs';

/** `#demo-tabs` on the server (package.json). */
export const DeferredDemo = onServer(DemoTabs);
