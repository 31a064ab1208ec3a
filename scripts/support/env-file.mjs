import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Loads .env, if there is one. Variables that are already set take precedence. */
export function readEnvFile() {
  const path = join(ROOT, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}
