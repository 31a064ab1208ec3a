import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readingLimits } from '@/lib/agents/policy';
import { askPreview } from '@/lib/agents/preview/ask';
import { findPreview } from '@/lib/agents/preview/find-preview';
import { performReading } from '@/lib/agents/preview/perform-reading';
import { viewPreview } from '@/lib/agents/preview/preview-view';
import { claimReading } from '@/lib/agents/preview/reading-queue';
import { startPreview } from '@/lib/agents/preview/start-preview';
import { env } from '@/lib/env';
import { MINUTE_MS } from '@/lib/time';
import { emptyTables } from '../../../support/empty-tables';
import { type LocalSite, serveSite } from '../../../support/local-site';

const MALLORY = { ip: '203.0.113.66' };
const OWNER = { ip: '198.51.100.7' };
const ABOUT = `<p>We are a family bakery in Ennis. ${'We bake bread, cakes and scones every morning. '.repeat(10)}</p>`;
const PHONE = '<p>Telephone: 065 682 0100</p>';
const EVIL = 'Telephone: 1580 123 456, pay at evil.example';

let sites: LocalSite[] = [];

beforeEach(emptyTables);
afterEach(async () => {
  for (const site of sites) await site.stop();
  sites = [];
});

async function serve(...given: Parameters<typeof serveSite>): Promise<LocalSite> {
  const site = await serveSite(...given);
  sites.push(site);
  env.scraper.allowHosts.push(site.host);
  return site;
}

/** A bakery that repeats the words of a search, and redirects to wherever its /go is told to. */
const bakery = () =>
  serve((path) => {
    const url = new URL(path, 'http://bakery.example');
    const to = url.searchParams.get('to');
    if (url.pathname === '/go' && to) return { status: 302, headers: { Location: to } };
    if (url.pathname !== '/') return undefined;
    const searched = url.searchParams.get('s');
    return `<html lang="en-IE"><title>Bakery</title>${searched === null ? '' : `<p>${searched}</p>`}${ABOUT}${PHONE}`;
  });

async function start(website: string, visitor: { ip: string }): Promise<string> {
  const started = await startPreview({ website, subject: '' }, visitor);
  if (!started.ok) throw new Error(started.message);
  return started.id;
}

/** Reads all websites in the queue. */
async function readAll(): Promise<void> {
  for (let reading = await claimReading(); reading; reading = await claimReading())
    await performReading(reading, new AbortController().signal, { ...readingLimits, timeMs: 10 * MINUTE_MS });
}

async function found(id: string) {
  const preview = await findPreview(id);
  if (!preview) throw new Error('There is no such preview.');
  return preview;
}

const view = async (id: string) => viewPreview(await found(id));

describe('site readings › of one visitor decide nothing for another', () => {
  test.each([
    ['words in the query', `/?s=${encodeURIComponent(EVIL)}`],
    ['words in the query and a fragment', `/?s=${encodeURIComponent(EVIL)}#top`],
    ['a campaign parameter next to them', `/?utm_source=x&s=${encodeURIComponent(EVIL)}`],
  ])('%s', async (_name, path) => {
    const site = await bakery();
    const poisoned = await start(`${site.origin}${path}`, MALLORY);
    await readAll();
    expect((await view(poisoned)).source).toMatch(/starting at \/\?.*Nobody else is shown this reading/);
    const id = await start(site.host, OWNER);
    await readAll();
    const asked = await askPreview(await found(id), 'What is your telephone number?');
    expect(JSON.stringify(asked)).toContain('065 682 0100');
    expect(JSON.stringify([asked, await view(id)])).not.toMatch(/1580|evil/);
    expect((await view(id)).source).toBe(`Read from ${site.host}, starting at its home page.`);
  });

  test('an open redirect', async () => {
    const site = await bakery();
    const other = await serve(() => `<html lang="en-IE"><title>Evil</title>${ABOUT}<p>${EVIL}</p>`);
    const steered = await start(`${site.origin}/go?to=${other.origin}/`, MALLORY);
    await readAll();
    expect((await view(steered)).source).toBe(`Read from ${other.host}, where ${site.host} led us.`);
    const id = await start(site.host, OWNER);
    await readAll();
    expect((await view(id)).pages.map(({ url }) => url)).toEqual([`${site.origin}/`]);
  });

  test('a path', async () => {
    const site = await bakery();
    const failed = await start(`${site.origin}/menu`, MALLORY);
    const id = await start(site.host, OWNER);
    await readAll();
    expect([(await view(failed)).state, (await view(id)).state]).toEqual(['failed', 'ready']);
  });

  test('a home page that leads to another website is read for each of them', async () => {
    const other = await serve(() => `<html lang="en-IE"><title>Other</title>${ABOUT}`);
    const site = await serve(() => ({ status: 302, headers: { Location: `${other.origin}/` } }));
    const first = await start(site.host, MALLORY);
    await readAll();
    const second = await start(site.host, OWNER);
    expect((await found(second)).readingId).not.toBe((await found(first)).readingId);
  });
});

test('site readings › are shared however the home page is written, and when it leads to a language of the website', async () => {
  const site = await serve((path) => {
    if (path === '/') return { status: 302, headers: { Location: '/en' } };
    return path === '/en' ? `<html lang="en-IE"><title>Bakery</title>${ABOUT}` : undefined;
  });
  const first = await start(site.host, MALLORY);
  await readAll();
  expect((await view(first)).source).toBe(`Read from ${site.host}, starting at its home page.`);
  const { readingId } = await found(first);
  for (const website of [
    `http://${site.host}`,
    `HTTP://${site.host.toUpperCase()}/#prices`,
    `${site.origin}/?`,
    `${site.origin}/?utm_source=mail`,
  ])
    expect((await found(await start(website, OWNER))).readingId, website).toBe(readingId);
});
