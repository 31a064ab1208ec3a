// npm run release -- FOLDER [--previous FOLDER]: builds the site and writes everything that running it needs to a new folder, which
// can be copied to other machines of the same platform. With --previous, the scripts and styles of that release stay served and
// its forms can still be sent, for pages that were opened before the upgrade.
import './support/node-version.mjs';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, step } from './support/cli-output.mjs';
import { chooseFormKey } from './support/form-key.mjs';
import { build, setUp } from './support/prepare.mjs';
import { writeRelease } from './support/release.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({ options: { previous: { type: 'string' } }, allowPositionals: true });
  if (!positionals[0]) throw new Failure('Give a new folder: npm run release -- /srv/site/releases/2026-11-22');
  const target = resolve(positionals[0]);
  if (existsSync(target)) throw new Failure(`${target} already exists. Give a new folder.`);
  const previous = values.previous && resolve(values.previous);
  if (previous && !existsSync(join(previous, '.next/static')))
    throw new Failure(`${previous} is not a release: it has no .next/static.`);
  await setUp({ withTools: true });
  await step('Build', () => build(process.env, chooseFormKey(previous)));
  await step('Release', () => writeRelease(target, previous));
  console.log(`\n  ${target}\n  Start it with: cd ${target} && node scripts/start.mjs\n`);
});
