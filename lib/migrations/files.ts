import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** `checksum` is the SHA-256 of the file in hexadecimal, as Prisma records it. */
export type Migration = { name: string; checksum: string; sql: string };

/** The migrations of this version of the site, oldest first. */
export function readMigrations(folder = resolve('prisma/migrations')): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
