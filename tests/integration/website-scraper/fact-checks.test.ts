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
import type { FactList } from '@/lib/website-scraper/listed-facts';
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
let hours = 'Mon–Fri 9am–5pm';
let userId: string;
let sent: Headers;

const barber = () => `<html lang="en-IE"><title>Barber</title><main><h1>Barber in Ennis</h1>
  <p>We cut hair in Ennis, with and without appointment.</p>
  <h2>Prices</h2><ul><li>Men’s cut ${cut}</li><li>Beard trim €12</li><li>Gel by Fudge €9</li></ul></main>
  <footer><p>Opening hours: ${hours}</p><address>5 Main Street, Ennis, Co. Clare V95 X2F4</address>
  <a href="tel:0656821234">065 682 1234</a> <a href="mailto:hello@barber.ie">hello@barber.ie</a></footer></html>`;

beforeAll(async () => {
  site = await serveSite((path) => (path === '/' ? barber() : undefined));
  env.scraper.allowHosts.push(site.host);
});
afterAll(() => site.stop());
beforeEach(async () => {
  await emptyTables();
  cut = '€25';
  hours = 'Mon–Fri 9am–5pm';
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

const listOf = async (runId: string): Promise<FactList> => (await getFacts(request('GET'), context(runId))).json();
const factsOf = async (runId: string) => (await listOf(runId)).facts;

/** Says something of the line with these words. */
async function say(runId: string, words: string, verdict: string | null, correction = ''): Promise<Response> {
  const fact = (await factsOf(runId)).find(({ value }) => value.includes(words)) ?? expect.fail(`no line “${words}”`);
  return PUT(request('PUT', { ...fact.line, verdict, correction }), context(runId));
}

const put = (runId: string, body: object) => PUT(request('PUT', body), context(runId));

/** Adds a fact. */
const add = (runId: string, kind: string, correction: string) =>
  put(runId, { kind, heading: '', text: '', url: '', verdict: 'added', correction });

async function download(runId: string, format: ExportFormat): Promise<Uint8Array> {
  const run = await db.scraperRun.findUniqueOrThrow({ where: { id: runId } });
  const parts: Uint8Array[] = [];
  for await (const part of exportRun(run, format, runKinds).body) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The facts of every file of a download, without the pages. */
async function exportedFacts(runId: string): Promise<[name: string, text: string | undefined][]> {
  const archive = unzipSync(await download(runId, 'all'));
  const files = Object.entries(archive).filter(
    ([name]) => /\.(?:json|jsonl|md|txt)$|facts\.csv$/.test(name) && !name.includes('/'),
  );
  expect(files).toHaveLength(5);
  return files.map(([name, data]) => [name, strFromU8(data).split(/={80}|\n---\n|"headings":\["|"pages":/)[0]]);
}

async function changesOf(runId: string): Promise<[string | undefined, string | undefined][]> {
  const { changes } = await (await getDifference(request('GET'), context(runId))).json();
  return changes.facts.map(({ was, is }: { was?: string; is?: string }) => [was, is]);
}

describe('A line that was found', () => {
  test('has its heading, and a link to where the page shows it', async () => {
    const fact = (await factsOf(await read())).find(({ value }) => value.includes('Beard trim'));
    expect(fact).toMatchObject({ label: 'Price', heading: 'Prices' });
    expect(fact?.link).toMatch(/^http:\/\/localhost:\d+\/#:~:text=/);
    expect(fact?.check).toBeUndefined();
  });

  test('is left out of every download once it is not ours, and corrected once that is said, until it is undone', async () => {
    const run = await read();
    expect((await say(run, 'Gel by Fudge', 'not_ours')).status).toBe(204);
    expect((await say(run, 'Men’s cut', 'corrected', 'Men’s cut €27')).status).toBe(204);
    expect((await say(run, 'Beard trim', 'right')).status).toBe(204);
    const { facts } = JSON.parse(strFromU8(await download(run, 'json')));
    expect(facts.prices.map(({ text, checked }: Record<string, string>) => [text, checked])).toEqual([
      ['Men’s cut €27', 'corrected'],
      ['Beard trim €12', 'right'],
    ]);
    for (const [name, text] of await exportedFacts(run)) {
      expect(text, name).toContain('Men’s cut €27');
      expect(text, name).not.toMatch(/Gel by Fudge|Men’s cut €25|looks like/);
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

  test('stays corrected when its page gives another amount, which is a change of the website', async () => {
    const first = await read();
    await say(first, 'Men’s cut', 'corrected', 'Men’s cut €27');
    await say(first, 'Beard trim', 'right');
    cut = '€31';
    const second = await readAgain(first);
    const facts = await factsOf(second);
    expect(facts.find(({ value }) => value === 'Men’s cut €31')?.check?.correction).toBe('Men’s cut €27');
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

describe('A stated fact', () => {
  const corrections = [
    ['phones', '065 682 1234', '065 682 9999'],
    ['emails', 'hello@barber.ie', 'mary@barber.ie'],
    ['addresses', '5 Main Street', '9 Abbey Street\nEnnis\nV95 AE12'],
    ['openingHours', 'Mon–Fri 09:00–17:00', 'Tue–Sat 10:00–18:00\nSun, Mon closed'],
  ] as const;

  test('is exported as its owner corrected it, never as it was, with a number and days that programs read', async () => {
    const run = await read();
    for (const [, words, correction] of corrections)
      expect((await say(run, words, 'corrected', correction)).status).toBe(204);
    for (const [name, text = ''] of await exportedFacts(run)) {
      for (const words of [
        '682 9999',
        'mary@barber.ie',
        '9 Abbey Street, Ennis',
        'Tue–Sat 10:00–18:00; Sun, Mon closed',
      ])
        expect(text, name).toContain(words);
      expect(text, name).not.toMatch(/1234|hello@|Main Street|17:00|5pm/);
    }
    const { facts } = JSON.parse(strFromU8(await download(run, 'json')));
    expect(facts.phones).toMatchObject([
      {
        number: '+353656829999',
        display: '065 682 9999',
        type: 'phone',
        checked: 'corrected',
        sources: [{ url: `${site.origin}/` }],
      },
    ]);
    expect(facts.addresses).toMatchObject([{ postcode: 'V95 AE12' }]);
    expect(facts.openingHours).toHaveLength(1);
    expect(facts.openingHours[0].days).toHaveLength(7);
  });

  test('is there once when it is corrected to what the pages state as well, or added again in other words', async () => {
    const run = await read();
    await say(run, '065 682 1234', 'corrected', '065 682 9999');
    await add(run, 'phones', '(065) 682 9999');
    await say(run, 'Beard trim', 'corrected', 'Men’s cut €25');
    const { phones, prices } = JSON.parse(strFromU8(await download(run, 'json'))).facts;
    expect(phones).toMatchObject([{ number: '+353656829999', checked: 'corrected' }]);
    expect(prices.map(({ text }: { text: string }) => text)).toEqual(['Men’s cut €25', 'Gel by Fudge €9']);
  });

  test('of markup is exported as the words that were typed', async () => {
    const run = await read();
    const typed = 'Wash & <b>dry</b> €20 =1+1 [x](javascript:alert(1)) https://barber.ie/a_b<i>';
    await add(run, 'prices', typed);
    const { prices } = JSON.parse(strFromU8(await download(run, 'json'))).facts;
    expect(prices.at(-1)).toMatchObject({ text: typed, checked: 'added' });
    const [, markdown = ''] = (await exportedFacts(run)).find(([name]) => name.endsWith('.md')) ?? [];
    expect(markdown).toContain('Wash & \\<b\\>dry\\</b\\> €20 =1+1 \\[x\\](javascript');
    expect(markdown).toContain('<https://barber.ie/a_b>\\<i\\>');
  });

  test('is left out where it is not ours, and as it was once that is undone', async () => {
    const run = await read();
    await say(run, '065 682 1234', 'not_ours');
    await say(run, 'hello@barber.ie', 'right');
    const { phones, emails } = JSON.parse(strFromU8(await download(run, 'json'))).facts;
    expect([phones, emails]).toMatchObject([[], [{ email: 'hello@barber.ie', checked: 'right' }]]);
    await say(run, '065 682 1234', null);
    expect(JSON.parse(strFromU8(await download(run, 'json'))).facts.phones).toMatchObject([
      { number: '+353656821234' },
    ]);
  });

  test('stays corrected in later runs, also of other hours, which are a change of the website', async () => {
    const first = await read();
    for (const [, words, correction] of corrections) await say(first, words, 'corrected', correction);
    hours = 'Mon–Fri 8am–4pm';
    const second = await readAgain(first);
    for (const [name, text = ''] of await exportedFacts(second)) {
      expect(text, name).toMatch(/682 9999/);
      expect(text, name).not.toMatch(/1234|hello@|Main Street|16:00|4pm/);
    }
    expect(await changesOf(second)).toEqual([['Tue–Sat 10:00–18:00; Sun, Mon closed', 'Mon–Fri 08:00–16:00']]);
    expect(await changesOf(await readAgain(second))).toEqual([]);
  });

  test('that its owner adds is listed and exported, also in later runs, until it is undone', async () => {
    const run = await read();
    expect((await add(run, 'phones', '086 123 9876')).status).toBe(204);
    expect((await add(run, 'prices', 'Hot towel shave €18')).status).toBe(204);
    const later = await readAgain(run);
    const { told } = await listOf(later);
    expect(told.map(({ label, value, check }) => [label, value, check?.verdict])).toEqual([
      ['Telephone', '086 123 9876', 'added'],
      ['Price', 'Hot towel shave €18', 'added'],
    ]);
    for (const [name, text] of await exportedFacts(later)) {
      expect(text, name).toContain('086 123 9876');
      expect(text, name).toContain('Hot towel shave €18');
    }
    expect(await changesOf(later)).toEqual([]);
    const [phone] = told;
    expect((await put(later, { ...phone?.line, ...phone?.check, verdict: null })).status).toBe(204);
    expect((await listOf(later)).told).toHaveLength(1);
  });
});

test.each([
  ['phones', 'ring us', /telephone number/],
  ['emails', 'mary at barber', /e-mail address/],
  ['openingHours', 'whenever we like', /days and times/],
  ['prices', 'cheap', /price/],
] as const)('PUT …/checks › accepts no %s that says %j', async (kind, correction, message) => {
  const response = await add(await read(), kind, correction);
  expect(response.status).toBe(400);
  expect((await response.json()).errors.correction).toMatch(message);
});

test('…/facts and …/checks › are for the user of a run, and for runs of a website', async () => {
  const run = await read();
  const niche = await db.scraperRun.create({
    data: { userId, kind: 'niche', subject: 'emergency plumber', settings: {}, pageLimit: 1 },
  });
  const other = (await makeUser({ email: 'pat@barber.ie', password: 'four green fields' })).id;
  await db.scraperRun.update({ where: { id: run }, data: { userId: other } });
  for (const id of [run, niche.id]) {
    expect((await getFacts(request('GET'), context(id))).status).toBe(404);
    expect((await add(id, 'phones', '086 123 9876')).status).toBe(404);
  }
  expect(await db.factCheck.count()).toBe(0);
});

test('PUT …/checks › rejects what is no check, with the field', async () => {
  const run = await read();
  for (const [body, field] of [
    [{ kind: 'links' }, 'kind'],
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
