import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './cli-output.mjs';
import { dataDir } from './database.mjs';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The secret that sessions are signed with: NEXTAUTH_SECRET, or for local use one that is generated once and stored in the
 * data folder. A site with a public URL must have its own.
 */
export function sessionSecret(env = process.env) {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET;
  if (env.SITE_URL && !LOCAL.test(new URL(env.SITE_URL).hostname))
    throw new Failure(
      `NEXTAUTH_SECRET must be set when SITE_URL is a public address (${env.SITE_URL}): 32 random characters or more.`,
    );
  const path = join(dataDir(), 'nextauth-secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}
