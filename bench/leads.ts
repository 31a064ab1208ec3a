// npm run bench -- leads: the admin's list of 100,000 leads compared with that of 100, by HTTP and in turns; the CSV of them all; and
// with PostgreSQL a backup of 500,000 compared with pg_dump.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { build, generate } from '../scripts/support/prepare.mjs';
import { createDatabaseBeside } from '../tests/support/database';
import { type OwnSite, startOwnSite } from '../tests/support/own-site';
import { runScript } from '../tests/support/run-script';
import { middle } from './middle';

/** Usage: npm run bench -- leads [--rounds 40] [--database postgresql://… (of a user who may create databases)] */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' }, database: { type: 'string' } } });

const FEW = 100;
const MANY = 100_000;
const VERY_MANY = 500_000;

/** Every eighth lead is a bakery's. The newest has the number 1; 100,000 came in over two years, after which leads are anonymised. */
const FILL = `
  INSERT INTO leads (id, kind, status, name, email, business_name, message, search_text, consent_version, consent_at, page, fingerprint, created_at, updated_at)
  SELECT gen_random_uuid(), (CASE WHEN n % 3 = 0 THEN 'contact' ELSE 'free_trial' END),
    ((ARRAY['new', 'contacted', 'won', 'lost'])[n % 4 + 1]), 'Lead ' || n, 'lead' || n || '@example.ie', 'The ' || word || ' ' || n,
    repeat('We are a ' || word || ' and would like to know more. ', 5), 'lead ' || n || E'\\nlead' || n || E'@example.ie\\nthe ' || word || ' ' || n,
    'contact-1', now(), '/contact', n::text, now() - n * interval '10 minutes', now()
  FROM generate_series($1::int, $2::int) AS n,
    LATERAL (SELECT (ARRAY['bakery', 'plumber', 'dentist', 'hotel', 'garage', 'salon', 'solicitor', 'farm shop'])[n % 8 + 1] AS word) AS words`;

const PAGES = {
  list: '',
  'second page': '?page=2',
  'status and kind': '?status=won&kind=contact',
  'by name': '?sort=name',
  'search for an address': '?q=lead77@example.ie',
  'search for a rare word': '?q=lead+77',
  'search for a common word': '?q=bakery',
};

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
};

async function startWith(leads: number) {
  const database = values.database ? await createDatabaseBeside(values.database) : undefined;
  const site = await startOwnSite(database && { DATABASE_URL: database.url });
  await site.sql(FILL, [1, leads]);
  await site.sql('VACUUM ANALYZE leads');
  const stop = async () => {
    await site.stop();
    await database?.stop();
  };
  return { site, database, headers: await site.adminHeaders(), stop };
}

async function read(site: OwnSite, path: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(site.url + path, { headers });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.text();
}

await generate();
await build(process.env);
const few = await startWith(FEW);
const many = await startWith(MANY);
try {
  const table: Record<string, object> = {};
  for (const [name, query] of Object.entries(PAGES)) {
    const [ofFew, ofMany]: [number[], number[]] = [[], []];
    for (let round = -3; round < Number(values.rounds); round += 1) {
      const pair = [[ofFew, few] as const, [ofMany, many] as const];
      for (const [times, { site, headers }] of round % 2 ? pair : pair.toReversed()) {
        const took = await seconds(() => read(site, `/leads-admin${query}`, headers));
        if (round >= 0) times.push(took * 1_000);
      }
    }
    const [small, large] = [middle(ofFew), middle(ofMany)];
    table[name] = { '100, ms': small.toFixed(1), '100,000, ms': large.toFixed(1), ratio: (large / small).toFixed(2) };
  }
  console.table(table);
  let csv = '';
  const took = await seconds(async () => {
    csv = await read(many.site, '/api/leads/export', many.headers);
  });
  console.log(
    `CSV of ${csv.split('\r\n').length - 2} leads, ${(csv.length / 1e6).toFixed(1)} MB: ${took.toFixed(1)} s`,
  );
  const url = many.database?.url;
  if (url) {
    await many.site.sql(FILL, [MANY + 1, VERY_MANY]);
    const folder = mkdtempSync(join(tmpdir(), 'bench-backups-'));
    const [ours, dumps]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      const dump = ['--format=custom', '--compress=2', `--file=${folder}/dump`, url];
      dumps.push(await seconds(() => promisify(execFile)('pg_dump', dump)));
      ours.push(
        await seconds(async () => {
          const { code, output } = await runScript('backup.mjs', [`${folder}/${round}.gz`], { DATABASE_URL: url });
          if (code !== 0) throw new Error(output);
        }),
      );
    }
    rmSync(folder, { recursive: true });
    const [backup, dump] = [middle(ours).toFixed(1), middle(dumps).toFixed(1)];
    console.log(`backup ${backup} s, pg_dump, which does not read its file back, ${dump} s`);
  }
} finally {
  await few.stop();
  await many.stop();
}
process.exit();
