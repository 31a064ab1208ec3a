'use client';

import { deferred } from '@/components/ui/deferred';

/** `#auth-tab-list` in browsers (package.json). */
export const AuthTabList = deferred(async () => (await import('./auth-tab-list')).AuthTabList);
