import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const schema = z.object({ version: z.string(), commit: z.string().nullable() });

/** `commit` is null when it was built without the repository. */
export type Version = z.infer<typeof schema>;

/** What was built, as scripts/support/prepare.mjs recorded it; null without a build, in development. */
export function readVersion(file = resolve('.next/version.json')): Version | null {
  return existsSync(/*turbopackIgnore: true*/ file)
    ? schema.parse(JSON.parse(readFileSync(/*turbopackIgnore: true*/ file, 'utf8')))
    : null;
}
