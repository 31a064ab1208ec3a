import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Reads .env, if there is one. What is set in the real environment wins. */
export function readEnvFile() {
  const path = join(ROOT, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}
