'use client';

import { loadOnUse } from '@/components/ui/load-on-use';

export const DemoOnUse = loadOnUse(async () => (await import('./demo-tabs')).DemoTabs);
