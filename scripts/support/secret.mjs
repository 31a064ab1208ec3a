import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from './database.mjs';

/**
 * The secret that sessions are signed with: NEXTAUTH_SECRET, or for local use one that is generated once and stored in the
 * data folder. A site with a public URL must have its own (lib/health/settings.ts).
 */
export function sessionSecret(env = process.env) {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET;
  const path = join(dataDir(), 'nextauth-secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}
