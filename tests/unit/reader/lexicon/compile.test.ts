import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileLexicon } from '@/lib/reader/lexicon/compile.mjs';
import { readLexicon } from '@/lib/reader/lexicon/lexicon';

test('compileLexicon › has every file of the lexicon, as it is read without it', async () => {
  const compiled: Record<string, unknown> = JSON.parse(await compileLexicon());
  const names = readdirSync('lib/reader/lexicon').flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(compiled).toEqual(Object.fromEntries(names.map((name) => [name, readLexicon(name)])));
});
