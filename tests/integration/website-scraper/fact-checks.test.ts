import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PUT } from '@/app/api/scraper/runs/[id]/checks/route';
import { GET as getDifference } from '@/app/api/scraper/runs/[id]/difference/route';
import { GET as getFacts } from '@/app/api/scraper/runs/[id]/facts/route';
import { runKinds } from '@/app/run-kinds';
import { deleteAccount } from '@/lib/auth/account/delete-account';
import { exportAccount } from '@/lib/auth/account/export-account';
import { signAccessToken } from '@/lib/auth/session/access-token';
import { startSession } from '@/lib/auth/session/sessions';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { deleteRun } from '@/lib/scraper-runs/end-run';
import { executeRun } from '@/lib/scraper-runs/execute-run';
import { type ExportFormat, exportRun } from '@/lib/scraper-runs/export';
import { repeatRun, startRun } from '@/lib/scraper-runs/start-run';
import type { ListedFact } from '@/lib/website-scraper/fact-checks';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { performers } from '@/worker/crawl';
import { emptyTables } from '../../support/empty-tables';
import { type LocalSite, serveSite } from '../../support/local-site';
import { setRequestHeaders } from '../../support/next-headers';
import { makeUser } from '../../support/users';

const neverAborts = new AbortController().signal;
let site: LocalSite;
let cut = '€25';
let userId: string;
let sent: Headers;

const barber = () => `<html lang="en-IE"><title>Barber</title><main><h1>Barber in Ennis</h1>
  <p>We cut hair in Ennis, with and without appointment.</p>
  <h2>Prices</h2><ul><li>Men’s cut ${cut}</li><li>Beard trim €12</li><li>Gel by Fudge €9</li></ul></main></html>`;

beforeAll(async () => {
  site = await serveSite((path) => (path === '/' ? barber() : undefined));
  env.scraper.allowHosts.push(site.host);
});
afterAll(() => site.stop());
beforeEach(async () => {
  await emptyTables();
  cut = '€25';
  userId = (await makeUser({ email: 'mary@barber.ie', password: 'four green fields' })).id;
  const { sessionId } = await startSession(userId, 'api', 'curl');
  sent = setRequestHeaders({ 'x-client-address': '192.0.2.1' });
  sent.set('authorization', `Bearer ${(await signAccessToken(userId, sessionId)).token}`);
});

async function finish(started: Awaited<ReturnType<typeof repeatRun>>): Promise<string> {
  if (!started?.ok) throw new Error('not started');
  await executeRun(started.run.id, performers, neverAborts);
  return started.run.id;
}
const read = async () => finish(await startRun(userId, planWebsiteRun(runSchema.parse({ url: site.origin }))));
const readAgain = async (runId: string) => finish(await repeatRun(userId, runId, runKinds));

const request = (method: string, body?: object) =>
  new Request('http://localhost:3000/', {
    method,
    headers: { ...Object.fromEntries(sent), 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
const context = (id: string) => ({ params: Promise.resolve({ id }) });

async function factsOf(runId: string): Promise<ListedFact[]> {
  return (await (await getFacts(request('GET'), context(runId))).json()).facts;
}

/** Says something of the line with these words. */
async function say(runId: string, words: string, verdict: string | null, correction = ''): Promise<Response> {
  const fact = (await factsOf(runId)).find(({ value }) => value.includes(words)) ?? expect.fail(`no line “${words}”`);
  return PUT(request('PUT', { ...fact.line, verdict, correction }), context(runId));
}

async function download(runId: string, format: ExportFormat): Promise<Uint8Array> {
  const run = await db.scraperRun.findUniqueOrThrow({ where: { id: runId } });
  const parts: Uint8Array[] = [];
  for await (const part of exportRun(run, format, runKinds).body) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

async function changesOf(runId: string): Promise<[string | undefined, string | undefined][]> {
  const { changes } = await (await getDifference(request('GET'), context(runId))).json();
  return changes.facts.map(({ was, is }: { was?: string; is?: string }) => [was, is]);
}

describe('A line that was found', () => {
  test('has a confidence, its heading, and a link to where the page shows it', async () => {
    const fact = (await factsOf(await read())).find(({ value }) => value.includes('Beard trim'));
    expect(fact).toMatchObject({
      label: 'Price',
      context: 'Prices',
      confidence: expect.stringMatching(/^(?:sure|looks like)$/),
    });
    expect(fact?.link).toMatch(/^http:\/\/localhost:\d+\/#:~:text=/);
    expect(fact?.check).toBeUndefined();
  });

  test('is left out of every download once it is not ours, and corrected once that is said, until it is undone', async () => {
    const run = await read();
    expect((await say(run, 'Gel by Fudge', 'not_ours')).status).toBe(204);
    expect((await say(run, 'Men’s cut', 'corrected', 'Men’s cut €27')).status).toBe(204);
    expect((await say(run, 'Beard trim', 'right')).status).toBe(204);
    const { facts } = JSON.parse(strFromU8(await download(run, 'json')));
    expect(
      facts.prices.map(({ text, confidence, checked }: Record<string, string>) => [text, confidence, checked]),
    ).toEqual([
      ['Men’s cut €27', 'sure', 'corrected'],
      ['Beard trim €12', 'sure', 'right'],
    ]);
    expect(facts.prices[0].sources[0].text, 'what the page says stays its source').toContain('€25');
    const archive = unzipSync(await download(run, 'all'));
    const factsOfFile = (name: string) =>
      strFromU8(archive[name] ?? new Uint8Array()).split(/={80}|\n---\n|"headings":\["|"pages":/)[0];
    const names = Object.keys(archive).filter((name) => !/\d\.csv$/.test(name));
    expect(names).toHaveLength(5);
    for (const name of names) {
      expect(factsOfFile(name), name).toContain('Men’s cut €27');
      expect(factsOfFile(name), name).not.toContain('Gel by Fudge');
    }
    await say(run, 'Gel by Fudge', null);
    expect(JSON.parse(strFromU8(await download(run, 'json'))).facts.prices).toHaveLength(3);
  });

  test('stays as its owner said when the website is read again, also after the first run is deleted', async () => {
    const first = await read();
    await say(first, 'Gel by Fudge', 'not_ours');
    await say(first, 'Men’s cut', 'corrected', 'Men’s cut €27');
    await deleteRun(userId, first);
    const checks = (await factsOf(await read())).flatMap(({ check }) => check ?? []);
    expect(checks).toEqual([
      { verdict: 'corrected', correction: 'Men’s cut €27' },
      { verdict: 'not_ours', correction: '' },
    ]);
  });

  test('is asked about again when its words have changed, unless it is not ours', async () => {
    const first = await read();
    await say(first, 'Men’s cut', 'corrected', 'Men’s cut €27');
    await say(first, 'Beard trim', 'right');
    cut = '€31';
    const second = await readAgain(first);
    const facts = await factsOf(second);
    expect(facts.find(({ value }) => value === 'Men’s cut €31')?.check).toBeUndefined();
    expect(facts.find(({ value }) => value === 'Beard trim €12')?.check?.verdict).toBe('right');
    expect(await changesOf(second), 'compared with what the owner said').toEqual([['€27', '€31']]);
    await say(second, 'Men’s cut', 'not_ours');
    cut = '€33';
    const third = await readAgain(second);
    expect((await factsOf(third)).find(({ value }) => value === 'Men’s cut €33')?.check?.verdict).toBe('not_ours');
    expect(await changesOf(third)).toEqual([]);
  });

  test('is not checked for another account', async () => {
    await say(await read(), 'Gel by Fudge', 'not_ours');
    userId = (await makeUser({ email: 'pat@barber.ie', password: 'four green fields' })).id;
    const { facts } = JSON.parse(strFromU8(await download(await read(), 'json')));
    expect(facts.prices).toHaveLength(3);
  });
});

test('PUT …/checks › rejects what is no check, with the field', async () => {
  const run = await read();
  for (const [body, field] of [
    [{ kind: 'phones' }, 'kind'],
    [{ text: '' }, 'text'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ verdict: 'wrong' }, 'verdict'],
    [{ verdict: 'corrected', correction: ' ' }, 'correction'],
    [{ verdict: 'corrected', kind: 'people', correction: 'Aoife' }, 'correction'],
  ] as const) {
    const valid = { kind: 'prices', heading: '', text: 'Cut €25', url: site.origin, verdict: 'right', correction: '' };
    const response = await PUT(request('PUT', { ...valid, ...body }), context(run));
    expect([field, response.status]).toEqual([field, 400]);
    expect(Object.keys((await response.json()).errors)).toEqual([field]);
  }
  expect(await db.factCheck.count()).toBe(0);
});

test('PUT …/checks › changes a check when as many as can be stored are there, but adds none', async () => {
  const run = await read();
  await say(run, 'Men’s cut', 'right');
  const check = await db.factCheck.findFirstOrThrow();
  await db.factCheck.createMany({ data: Array.from({ length: 1_999 }, (_, key) => ({ ...check, key: String(key) })) });
  expect((await say(run, 'Men’s cut', 'not_ours')).status).toBe(204);
  expect((await say(run, 'Beard trim', 'right')).status).toBe(409);
  await say(run, 'Men’s cut', null);
  expect((await say(run, 'Beard trim', 'right')).status).toBe(204);
});

test('GET …/difference › says that there is nothing to compare with once the earlier run is deleted', async () => {
  const first = await read();
  const second = await readAgain(first);
  expect((await getDifference(request('GET'), context(first))).status).toBe(404);
  expect((await getDifference(request('GET'), context(second))).status).toBe(200);
  await deleteRun(userId, first);
  expect((await getDifference(request('GET'), context(second))).status).toBe(404);
});

test('checks › are in the export of an account, and deleted with it', async () => {
  await say(await read(), 'Men’s cut', 'corrected', 'Men’s cut €27');
  expect((await exportAccount(userId)).factChecks).toEqual([
    expect.objectContaining({
      kind: 'prices',
      text: 'Men’s cut €25',
      verdict: 'corrected',
      correction: 'Men’s cut €27',
    }),
  ]);
  await deleteAccount(userId);
  expect(await db.factCheck.count()).toBe(0);
});
