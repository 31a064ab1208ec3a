import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readingLimits } from '@/lib/agents/policy';
import { addQuestion, askPreview } from '@/lib/agents/preview/ask';
import { previewEvents } from '@/lib/agents/preview/events';
import { findPreview } from '@/lib/agents/preview/find-preview';
import { deleteExpiredPreviews, forgetPreview } from '@/lib/agents/preview/forget';
import { performReading } from '@/lib/agents/preview/perform-reading';
import { findReport, type PreviewView, viewPreview } from '@/lib/agents/preview/preview-view';
import { claimReading, failLostReadings, findMissingReport } from '@/lib/agents/preview/reading-queue';
import { makeReport } from '@/lib/agents/preview/report';
import { startPreview } from '@/lib/agents/preview/start-preview';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import { emptyTables } from '../../../support/empty-tables';
import { type FixtureSite, startFixtureSite } from '../../../support/fixture-sites';
import { type LocalSite, serveSite } from '../../../support/local-site';

const neverAborts = new AbortController().signal;
const MARY = { ip: '198.51.100.7' };
const PAT = { ip: '198.51.100.8' };

let plumber: FixtureSite;
let other: LocalSite;

beforeAll(async () => {
  plumber = await startFixtureSite('plumber');
  other = await serveSite((path) =>
    path === '/' ? '<title>Other</title><p>Another business altogether.</p>' : undefined,
  );
  env.scraper.allowHosts.push(plumber.host, other.host);
});
afterAll(async () => {
  await plumber.stop();
  await other.stop();
});
beforeEach(emptyTables);
afterEach(() => {
  env.agentPreviewsADay = 500;
});

async function started(
  website = plumber.url,
  visitor = MARY,
  subject = 'industry:construction',
  form?: string,
): Promise<string> {
  const result = await startPreview({ website, subject, form }, visitor);
  if (!result.ok) throw new Error(result.message);
  return result.id;
}

async function readNext(): Promise<void> {
  const reading = await claimReading();
  if (!reading) throw new Error('The queue is empty.');
  // On a busy machine, a website is not read to its end within the time that a visitor waits.
  await performReading(reading, neverAborts, { ...readingLimits, timeMs: 10 * MINUTE_MS });
}

async function found(id: string) {
  const preview = await findPreview(id);
  if (!preview) throw new Error('There is no such preview.');
  return preview;
}

const view = async (id: string): Promise<PreviewView> => viewPreview(await found(id));

describe('agent preview', () => {
  test('reads a website, greets, suggests questions that it answers, and reports', async () => {
    const id = await started();
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(await view(id)).toMatchObject({ state: 'waiting', place: 1, site: plumber.host, pages: [] });
    await readNext();
    const ready = await view(id);
    expect(ready).toMatchObject({ state: 'ready', isPartial: false, skipped: [], problem: undefined });
    expect(ready.pages.length).toBeGreaterThan(4);
    expect(ready.pages.flatMap((page) => page.findings).join()).toMatch(/\d+ prices/);
    expect(ready.greeting?.name?.value).toBeTruthy();
    expect(ready.greeting?.telephone?.quote.textFragmentUrl).toContain('#:~:text=');
    const preview = await found(id);
    const [question = ''] = ready.suggestions;
    const answer = await askPreview(preview, question);
    expect(answer.tier).toBe('answer');
    const report = await findReport(preview);
    expect(report?.asked).toBe(
      (ready.score?.answered ?? 0) + (ready.score?.half ?? 0) + (ready.score?.unanswered ?? 0),
    );
  });

  test('is silent on what the website does not say, and counts it without the question', async () => {
    const id = await started();
    await readNext();
    const preview = await found(id);
    expect(await askPreview(preview, 'Do you sell helicopters to Mary Murphy?')).toMatchObject({
      tier: 'silent',
      quotes: [],
    });
    const counts = await db.previewCount.findMany({ where: { event: 'silent' } });
    expect(counts).toMatchObject([{ industry: 'construction', count: 1 }]);
    expect(JSON.stringify([counts, await found(id)])).not.toMatch(/helicopter|Murphy/);
  });

  test('streams its progress until it is ready', async () => {
    const id = await started();
    const events: string[] = [];
    const listening = (async () => {
      for await (const event of previewEvents(id, neverAborts)) events.push(event);
    })();
    await expect.poll(() => events.some((event) => event.includes('"state":"waiting"'))).toBe(true);
    await readNext();
    await listening;
    expect(events.at(-1)).toMatch(/^event: end\n.*"state":"ready"/);
  });

  test('ends its event stream when it is deleted', async () => {
    const id = await started();
    await forgetPreview(id);
    const events: string[] = [];
    for await (const event of previewEvents(id, neverAborts)) events.push(event);
    expect(events.at(-1)).toBe('event: gone\ndata: {}\n\n');
  });

  test('keeps added questions, each once', async () => {
    const id = await started();
    const preview = await found(id);
    await addQuestion(preview, 'Do you do Sundays?');
    await addQuestion(preview, 'Do you do Sundays?');
    expect((await found(id)).questions).toEqual(['Do you do Sundays?']);
  });
});

describe('site readings', () => {
  test('are shared by previews of one host for half an hour, with and without www, each with the report of its own trade', async () => {
    const first = await started();
    await readNext();
    const requests = plumber.requests.length;
    const second = await started(plumber.host, PAT, 'industry:salon');
    expect((await found(second)).readingId).toBe((await found(first)).readingId);
    expect((await view(second)).state).toBe('reading');
    const missing = await findMissingReport();
    if (!missing) throw new Error('No report is missing.');
    await makeReport(missing.readingId, missing.subject);
    expect(await findMissingReport()).toBeUndefined();
    expect(await view(second)).toMatchObject({ state: 'ready', score: { audience: 'a salon' } });
    expect(plumber.requests).toHaveLength(requests);
  });

  test('are not shared after half an hour', async () => {
    const first = await started();
    const { readingId } = await found(first);
    const createdAt = new Date(Date.now() - 31 * MINUTE_MS);
    await db.siteReading.update({
      where: { id: readingId },
      data: { createdAt, status: 'failed', problem: 'timeout' },
    });
    const second = await started();
    expect((await found(second)).readingId).not.toBe(readingId);
  });

  test('that failed are read again for a corrected URL', async () => {
    const first = await started(`${other.origin}/conatct`);
    await readNext();
    expect(await view(first)).toMatchObject({ state: 'failed' });
    const corrected = await started(`${other.origin}/`);
    expect((await found(corrected)).readingId).not.toBe((await found(first)).readingId);
  });

  test('are about the website that was typed on a host of many', async () => {
    const page = (name: string, text: string) =>
      `<html lang="en-IE"><title>${name}</title><h1>${name}</h1><p>${text}</p><a href="/~pat/">Pat</a><a href="/">All</a>`;
    const shared = await serveSite((path) => {
      if (path === '/~mary/') return page('Mary’s Bakery', `We bake bread in Cork. ${'Open from 9 to 5. '.repeat(30)}`);
      if (path === '/~pat/')
        return page('Pat’s Plumbing', `We mend boilers in Galway. ${'Call us first. '.repeat(30)}`);
      return path === '/' ? page('Example hosting', 'Cheap web space for everyone.') : undefined;
    });
    env.scraper.allowHosts.push(shared.host);
    try {
      const mary = await started(`${shared.origin}/~mary/`);
      await readNext();
      const pat = await started(`${shared.origin}/~pat/`, PAT);
      await readNext();
      expect(await view(mary)).toMatchObject({ state: 'ready', site: `${shared.host}/~mary` });
      expect((await view(mary)).pages.map(({ url }) => url)).toEqual([`${shared.origin}/~mary/`]);
      expect((await view(pat)).pages.map(({ url }) => url)).toEqual([`${shared.origin}/~pat/`]);
    } finally {
      await shared.stop();
    }
  });

  test('can be started by others right after one visitor has deleted the website', async () => {
    await forgetPreview(await started());
    const id = await started(plumber.url, PAT);
    await readNext();
    expect(await view(id)).toMatchObject({ state: 'ready' });
  });
});

describe('startPreview limits', () => {
  test('lead a form that was sent twice to one preview, and count it once', async () => {
    const send = (website = plumber.url) => started(website, MARY, 'industry:construction', 'one form');
    const [first, second] = await Promise.all([send(), send(plumber.host)]);
    expect(second).toBe(first);
    expect(await send()).toBe(first);
    expect(await db.agent.count()).toBe(1);
    expect(await db.rateLimit.findMany({ where: { key: { startsWith: 'agent-preview' } } })).toMatchObject([
      { points: 1 },
      { points: 1 },
    ]);
    await readNext();
    expect(await started(other.origin)).not.toBe(first);
  });

  test('allow each visitor one website at a time', async () => {
    await started();
    expect(await startPreview({ website: other.origin, subject: '' }, MARY)).toMatchObject({ ok: false });
    expect(await startPreview({ website: other.origin, subject: '' }, PAT)).toMatchObject({ ok: true });
  });

  test('give two people behind one address, who start the same website at once, a preview each, and a form sent twice one', async () => {
    const start = async (form: string, over = {}) => {
      const result = await startPreview({ website: plumber.url, subject: 'industry:salon', form, ...over }, MARY);
      return result.ok ? result.id : result.message;
    };
    const [first, twice, neighbours] = await Promise.all(['mary', 'mary', 'neighbour'].map((form) => start(form)));
    expect(twice).toBe(first);
    expect(neighbours).not.toBe(first);
    expect(neighbours).toMatch(/^[\w-]{43}$/);
    const readings = await db.agent.findMany({ select: { readingId: true } });
    expect([readings.length, new Set(readings.map(({ readingId }) => readingId)).size], 'read once').toEqual([2, 1]);
    await addQuestion(await found(first ?? ''), 'Do you do Sundays?');
    expect((await found(neighbours ?? '')).questions).toEqual([]);
    await forgetPreview(first ?? '');
    expect(await findPreview(neighbours ?? ''), 'deleting one deletes no other').toBeDefined();
    expect(await start('mary', { website: other.origin })).toMatch(/still reading another website/);
    expect(await start('mary', { isFresh: true })).toMatch(/still reading another website/);
    await db.siteReading.updateMany({ data: { status: 'done' } });
    expect(await start('neighbour'), 'the same form later, in a new preview').not.toBe(neighbours);
  });

  test('allow one of several simultaneous starts by one visitor', async () => {
    const results = await Promise.all(
      [plumber.url, other.origin].map((website) => startPreview({ website, subject: '' }, MARY)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('allow three websites an hour, not counting rejected starts', async () => {
    const visitor = { ip: '198.51.100.9' };
    for (const website of ['https://one.example', 'https://two.example', plumber.url]) {
      await started(website, visitor);
      await db.siteReading.updateMany({ data: { status: 'done' } });
    }
    expect(await startPreview({ website: other.origin, subject: '' }, visitor)).toMatchObject({
      message: 'We read up to 3 websites an hour, and 10 a day, for one visitor. Please try again in 60 minutes.',
    });
  });

  test('let an owner have one website read anew as often as it is mended, up to ten times an hour', async () => {
    const readings = new Set<string>();
    for (let count = 0; count < 10; count += 1) {
      const again = await startPreview({ website: plumber.url, subject: '', isFresh: true }, MARY);
      if (!again.ok) throw new Error(again.message);
      readings.add((await found(again.id)).readingId);
      await db.siteReading.updateMany({ data: { status: 'done' } });
    }
    expect(readings.size).toBe(10);
    expect(await startPreview({ website: plumber.url, subject: '', isFresh: true }, MARY)).toMatchObject({
      message: expect.stringMatching(/several times within the hour.*60 minutes/),
    });
    expect(await startPreview({ website: other.origin, subject: '' }, MARY)).toMatchObject({ ok: true });
  });

  test('leave most of the day to others when one customer of IPv6 uses all its networks', async () => {
    env.agentPreviewsADay = 75;
    const results = [];
    for (let network = 0; network < 80; network += 1) {
      const ip = `2001:db8:1:${network.toString(16)}::/64`;
      results.push(await startPreview({ website: `https://s${network}.example`, subject: '' }, { ip }));
    }
    expect(results.filter(({ ok }) => ok)).toHaveLength(50);
    expect(results.at(-1)).toMatchObject({ message: expect.stringMatching(/for your network today/) });
    expect(await startPreview({ website: plumber.url, subject: '' }, { ip: '2001:db8:2:1::/64' })).toMatchObject({
      ok: true,
    });
  });

  test('keep a fifth of the day for networks that have had nothing read', async () => {
    env.agentPreviewsADay = 5;
    const ips = [1, 2, 3, 4].map((host) => ({ ip: `198.51.100.${host}` }));
    for (const [index, ip] of ips.entries()) await started(`https://s${index}.example`, ip);
    expect(await startPreview({ website: plumber.url, subject: '' }, PAT)).toMatchObject({
      message: expect.stringMatching(/come back tomorrow/),
    });
    expect(await startPreview({ website: plumber.url, subject: '' }, { ip: '203.0.113.1' })).toMatchObject({
      ok: true,
    });
  });

  test('apply AGENT_PREVIEWS_A_DAY to all visitors together; 0 disables the feature', async () => {
    env.agentPreviewsADay = 1;
    await started();
    expect(await startPreview({ website: other.origin, subject: '' }, PAT)).toMatchObject({
      message: expect.stringMatching(/come back tomorrow/),
    });
    env.agentPreviewsADay = 0;
    expect(await startPreview({ website: plumber.url, subject: '' }, PAT)).toMatchObject({ ok: false });
  });

  test.each(['http://127.0.0.1', 'http://192.168.1.1', 'https://bakery.ie:8443', 'ftp://bakery.ie', 'nothing at all'])(
    '%s is refused before anything is stored',
    async (website) => {
      expect(await startPreview({ website, subject: '' }, MARY)).toMatchObject({ ok: false, field: 'website' });
      expect(await db.siteReading.count()).toBe(0);
    },
  );
});

describe('reading queue', () => {
  test('is processed in order, and reports positions', async () => {
    const first = await started();
    const second = await started(other.origin, PAT);
    expect([(await view(first)).place, (await view(second)).place]).toEqual([1, 2]);
    expect((await claimReading())?.id).toBe((await found(first)).readingId);
    expect((await view(second)).place).toBe(1);
  });

  test('hands a reading to another worker when its worker has died, at most twice', async () => {
    const id = await started();
    const { readingId } = await found(id);
    const startedAgo = (seconds: number) =>
      db.siteReading.update({
        where: { id: readingId },
        data: { startedAt: new Date(Date.now() - seconds * SECOND_MS) },
      });
    const died = () => startedAgo(46);
    await claimReading();
    await startedAgo(20);
    expect(await claimReading()).toBeUndefined();
    await died();
    expect((await claimReading())?.attempts).toBe(2);
    await died();
    expect(await claimReading()).toBeUndefined();
    await failLostReadings();
    expect(await view(id)).toMatchObject({ state: 'failed', problem: expect.stringMatching(/interrupted/) });
    // The visitor can try again at once.
    const again = await started();
    expect(again).not.toBe(id);
    await readNext();
    expect((await view(again)).state).toBe('ready');
  });

  test('keeps a reading that the database lost on the way, for a second attempt', async () => {
    const id = await started();
    const { readingId } = await found(id);
    const reading = await claimReading();
    if (!reading) throw new Error('The queue is empty.');
    const away = vi.spyOn(db, '$queryRaw').mockRejectedValue(new Error('The database is away.'));
    await performReading(reading, neverAborts);
    away.mockRestore();
    expect((await view(id)).state).toBe('reading');
    await db.siteReading.update({ where: { id: readingId }, data: { startedAt: new Date(Date.now() - MINUTE_MS) } });
    await readNext();
    const { state, pages } = await view(id);
    expect(state).toBe('ready');
    expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
  });

  test('continues after the visitor has closed the page', async () => {
    const id = await started();
    const closed = new AbortController();
    const events = previewEvents(id, closed.signal);
    await events.next();
    await events.next();
    closed.abort();
    expect((await events.next()).done).toBe(true);
    await readNext();
    expect((await view(id)).state).toBe('ready');
  });

  test('requeues a reading when its worker shuts down', async () => {
    const id = await started();
    const reading = await claimReading();
    if (!reading) throw new Error('The queue is empty.');
    await performReading(reading, AbortSignal.abort());
    expect((await view(id)).state).toBe('waiting');
    await readNext();
    expect((await view(id)).state).toBe('ready');
  });
});

describe('deleting a preview', () => {
  test('deletes the preview and its reading at once', async () => {
    const id = await started();
    await readNext();
    expect(await forgetPreview(id)).toBe(true);
    expect(await findPreview(id)).toBeUndefined();
    expect(await db.readingPage.count()).toBe(0);
    expect(await db.readingReport.count()).toBe(0);
    const left = JSON.stringify(await db.siteReading.findMany());
    expect(left).not.toContain(plumber.host);
    expect(await forgetPreview(id)).toBe(false);
  });

  test('keeps the preview of another visitor of the same website', async () => {
    const mine = await started();
    await readNext();
    const yours = await started(plumber.url, PAT);
    await forgetPreview(mine);
    expect((await view(yours)).state).toBe('ready');
    await forgetPreview(yours);
    expect(await db.readingPage.count()).toBe(0);
  });

  test('stops a running reading', async () => {
    const id = await started();
    const reading = await claimReading();
    if (!reading) throw new Error('The queue is empty.');
    const reads = performReading(reading, neverAborts);
    await forgetPreview(id);
    await reads;
    expect(await db.readingPage.count()).toBe(0);
  });

  test('happens automatically after an hour', async () => {
    const id = await started();
    await readNext();
    await db.agent.update({ where: { previewId: id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await findPreview(id)).toBeUndefined();
    await deleteExpiredPreviews();
    expect(await db.readingPage.count()).toBe(0);
    await deleteExpiredPreviews(new Date(Date.now() + 31 * MINUTE_MS));
    expect(await db.siteReading.count()).toBe(0);
  });
});
