'use client';

import { onServer } from '@/components/ui/deferred';
import { AuthTabList as List } from './auth-tab-list';

/** `#auth-tab-list` on the server (package.json). */
export const AuthTabList = onServer(List);
