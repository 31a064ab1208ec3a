// Before each file of integration tests.
import { createRequire } from 'node:module';
import { vi } from 'vitest';
import * as nextHeaders from './next-headers';

// Before lib/env reads it: the database URL of this worker.
process.env.DATABASE_URL = process.env[`DATABASE_URL_${process.env.VITEST_POOL_ID}`];

// For all files alike: the modules that import these are shared by the files of a worker.
vi.mock('next/headers', () => import('./next-headers'));
// Outside of a request there is no page to show anew.
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh: () => {} }));
vi.mock('@node-rs/argon2', () => import('./argon2'));
// Next-auth requires it by itself.
Object.assign(createRequire(import.meta.url)('next/headers'), nextHeaders);
