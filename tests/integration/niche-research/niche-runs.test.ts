import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runKinds } from '@/app/run-kinds';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { nicheResponse, outcomeResponse } from '@/lib/niche-research/api-response';
import type { DirectoryEntry } from '@/lib/niche-research/directory';
import { listItems } from '@/lib/niche-research/item-store';
import type { KnowledgeItem } from '@/lib/niche-research/knowledge';
import { planNicheRun } from '@/lib/niche-research/plan-run';
import { nicheRunSchema } from '@/lib/niche-research/schema';
import { readPage } from '@/lib/reader/read-page';
import { cancelRun } from '@/lib/scraper-runs/end-run';
import { executeRun } from '@/lib/scraper-runs/execute-run';
import { exportFormats, exportRun } from '@/lib/scraper-runs/export';
import { findRun } from '@/lib/scraper-runs/find-run';
import { listSkippedPages, readProgress } from '@/lib/scraper-runs/queries';
import { viewRun } from '@/lib/scraper-runs/run-view';
import { startRun } from '@/lib/scraper-runs/start-run';
import { performers } from '@/worker/crawl';
import { emptyTables } from '../../support/empty-tables';
import { type FakeProvider, startFakeProvider } from '../../support/fake-provider';
import { type FakeWiki, startFakeWiki } from '../../support/fake-wiki';
import { type LocalSite, serveSite } from '../../support/local-site';
import { makeUser } from '../../support/users';

const neverAborts = new AbortController().signal;

const about = (what: string) =>
  `A plumber who works on ${what} checks the boiler, the pipework and every valve for a leak, drains the system where that is needed, and leaves the customer a written record of the pressure and of the parts that were fitted.`;
const plumbing =
  'Plumbing is any system that conveys water or gas through pipes, valves, fixtures and tanks. Plumbing uses pipes, valves, plumbing fixtures, and tanks to convey fluids, and plumbers install and repair them.';

const articles = [
  {
    title: 'Plumbing',
    text: `${plumbing}\n\n== History ==\n${about('old lead pipes')}\n\n== See also ==\n* Plumber and plumbing, drains and pipes and boilers and valves and taps and leaks`,
  },
  {
    title: 'Plumber',
    text: `A plumber is a tradesperson who installs and maintains the pipes of water, sewage and heating systems, and repairs a leak or a boiler.`,
  },
  {
    title: 'Plumbago',
    text: 'Plumbago is a genus of flowering plants in the family Plumbaginaceae, native to warm temperate regions of the world.',
  },
];

const page = (title: string, body: string, links: string[] = []) =>
  `<!doctype html><html lang="en-IE"><title>${title}</title><nav>${links.map((link) => `<a href="${link}">${link.slice(1)}</a>`).join(' ')}</nav><main><h1>${title}</h1>${body}</main>`;
const pages: Record<string, string> = {
  '/gas-safety': page(
    'Gas safety for plumbers',
    `<h2>Boilers</h2><p>${about('gas boilers')}</p><h2>Careers</h2><p>We are hiring: vacancies for a plumber, boiler and pipe inspector. Apply now, the closing date is Friday.</p>`,
    ['/boiler-servicing', '/holiday-photos', '/blog/leaks', '/private/boiler'],
  ),
  '/boiler-servicing': page('Boiler servicing', `<p>${about('a boiler that is serviced each year')}</p>`),
  '/blog/leaks': page('A blog about leaks', `<p>${about('leaks in old houses')}</p>`),
  '/holiday-photos': page(
    'Holiday photos',
    '<p>The staff went to Lanzarote this year and had a lovely time on the beach, with sun on every single day of it.</p>',
  ),
  '/robots.txt': 'User-agent: *\nDisallow: /private',
  '/association': page('Guild of plumbers', `<p>${about('new bathrooms, as our members do')}</p>`),
  '/college': page(
    'Apprenticeship in plumbing',
    `<p>${about('the bench in the second phase of an apprenticeship')}</p>`,
  ),
  '/advice': page('Good plumbing work', `<p>${about('radiators and cylinders')}</p>`),
  '/press': page('The Plumbing Monthly', `<p>${about('heat pumps, which sell well')}</p>`),
  '/commercial': page('Plumbing in offices', `<p>${about('commercial premises such as offices and hotels')}</p>`),
  '/residential': page('Plumbing in homes', `<p>${about('residential homes, apartments and dwellings')}</p>`),
  '/ennis': page('Ennis Plumbing', '<p>Pat is a friendly plumber.</p><h2>Prices</h2><p>Boiler service €110</p>'),
  '/uk': page('British plumbing rules', `<p>${about('fittings under the water regulations of Britain')}</p>`),
  '/baker': page(
    'Bread rules',
    '<p>Bread has to be labelled with its weight and its ingredients, and flour is fortified in some places by law and habit.</p>',
  ),
};

let site: LocalSite;
let wiki: FakeWiki;
let provider: FakeProvider;
let folder: string;
let userId: string;
const original = { ...env.knowledge };

const entry = (path: string, kind: DirectoryEntry['kind'], more: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  name: path,
  url: `${site.origin}${path}`,
  kind,
  regions: ['Ireland'],
  trades: 'all',
  words: [],
  by: 'opened',
  ...more,
});

beforeAll(async () => {
  site = await serveSite((path) => pages[path]);
  wiki = await startFakeWiki({ articles });
  provider = await startFakeProvider({
    key: 'fc-test',
    pages: [
      {
        url: 'https://www.rgii.ie/boilers',
        title: 'Boiler regulations',
        markdown: `# Boilers\n\n${about('a boiler under the regulations')}\n\n## Contact\n\nSubscribe to our newsletter and follow us on social media for plumber and boiler news.`,
      },
      {
        url: 'https://plumberblog.example/blog/leak',
        title: 'My plumber blog',
        markdown: `# When does a pipe leak?\n\n${about('leaks, as a blog tells')}`,
      },
      {
        url: 'https://www.reddit.com/forum/plumber',
        title: 'Plumber forum',
        markdown: `# Forum\n\n${about('whatever a forum asks')}`,
      },
      {
        url: 'https://advice.example/plumber',
        title: 'How a plumber works',
        markdown: `# Work\n\n${about('pipes, done well')}`,
      },
      {
        url: 'https://galwayplumbing.example/',
        title: 'Galway Plumbing',
        markdown: `# Boilers\n\n${about('a boiler')} We do it from €95. Call us now for a free quote.\n\n## Customers\n\nGreat service, I highly recommend them. ${about('our boiler')}`,
      },
      { url: 'https://plumber.com.au/guide', title: 'A plumber’s guide', markdown: `# Guide\n\n${about('taps')}` },
      {
        url: 'https://pipes.example/ontario',
        title: 'How a plumber registers',
        markdown: `# Canada\n\n${about('pipes')} Every plumber in Canada registers.`,
      },
      {
        url: 'https://pipes.example/winter',
        title: 'How a plumber works in winter',
        markdown: `3 January 2018\n\n${about('frozen pipes')}`,
      },
      {
        url: 'https://prices.example/plumber',
        title: 'What a plumber cost in 2012',
        markdown: `# Costs\n\n${about('sinks')}`,
      },
    ],
  });
  env.scraper.allowHosts.push(site.host);
  env.scraper.runsAtOnce = 100;
  env.scraper.pagesADay = 1_000_000;
  folder = mkdtempSync(join(tmpdir(), 'directory-'));
});
afterAll(async () => {
  await Promise.all([site.stop(), wiki.stop(), provider.stop()]);
  rmSync(folder, { recursive: true });
  Object.assign(env.knowledge, original);
});
beforeEach(async () => {
  await emptyTables();
  site.asked.length = 0;
  userId = (await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' })).id;
  const directoryFile = join(folder, 'directory.json');
  writeFileSync(
    directoryFile,
    JSON.stringify([
      entry('/gas-safety', 'regulation'),
      entry('/association', 'professional-association'),
      entry('/college', 'education'),
      entry('/advice', 'best-practice'),
      entry('/press', 'trade-journal'),
      entry('/commercial', 'best-practice', { focus: 'commercial' }),
      entry('/residential', 'best-practice', { focus: 'residential' }),
      entry('/uk', 'regulation', { regions: ['UK'] }),
      entry('/baker', 'regulation', { trades: ['restaurant'] }),
    ]),
  );
  Object.assign(env.knowledge, {
    wikiUrl: wiki.baseUrl,
    directoryFile,
    providerUrl: provider.origin,
    providerKey: 'fc-test',
  });
});
afterEach(() => {
  wiki.mood = 'fine';
  provider.mood = 'fine';
});

async function run(options: object = {}, values: object = {}) {
  const request = nicheRunSchema.parse({ kind: 'niche', niche: 'emergency plumber', options, ...values });
  const started = await startRun(userId, planNicheRun(request));
  if (!started.ok) throw new Error(started.message);
  await executeRun(started.run.id, performers, neverAborts);
  const stored = await findRun(userId, started.run.id);
  if (!stored) throw new Error('gone');
  const items = await listItems(stored.id);
  return {
    stored,
    view: viewRun(stored, runKinds),
    items,
    categories: [...new Set(items.map(({ category }) => category))],
    sources: new Set(items.map(({ source }) => source)),
  };
}

/** The published text of a source. */
function textOf(source: string): string {
  const path = new URL(source).pathname;
  const title = decodeURIComponent(path.replace('/wiki/', '')).replaceAll('_', ' ');
  const article = path.startsWith('/wiki/') ? articles.find((one) => one.title === title)?.text : undefined;
  return article ?? readPage(pages[path] ?? '', source).text;
}

const from = (path: string) => ({
  path,
  has: ({ sources }: { sources: Set<string> }) => sources.has(`${site.origin}${path}`),
});

describe('the niche scraper', () => {
  test('finds items that are quoted word for word from the page they name', async () => {
    const { items, view, categories } = await run();
    expect(view).toMatchObject({ status: 'done', message: 'Complete!', results: items.length });
    expect(categories).toEqual([
      'Regulations',
      'Best Practices',
      'Professional Associations',
      'Educational Resources',
      'Trade Journals',
      'Background',
    ]);
    for (const { content, source } of items) expect(textOf(source)).toContain(content);
    const words = items.map(({ content }) => content).join('\n');
    for (const not of ['Lanzarote', 'Plumbago', 'hiring', 'Bread', 'tanks\n* Plumber'])
      expect(words).not.toContain(not);
    expect(items.find(({ source }) => source.endsWith('/gas-safety'))).toMatchObject({
      title: 'Gas safety for plumbers: Boilers',
      type: 'regulation',
    });
    expect(site.asked, 'robots.txt is respected').not.toContain('/private/boiler');
  });

  test('lists pages without relevant text as skipped, with the reason', async () => {
    const { stored } = await run({ contentDepth: 'expert' });
    const skipped = await listSkippedPages(stored, runKinds);
    expect(skipped).toContainEqual(
      expect.objectContaining({
        url: `${site.origin}/holiday-photos`,
        reason: 'Nothing on the page is clearly about the niche.',
      }),
    );
  });

  test.each([
    ['includeRegulations', 'Regulations'],
    ['includeBestPractices', 'Best Practices'],
    ['includeProfessionalAssociations', 'Professional Associations'],
    ['includeEducationalResources', 'Educational Resources'],
    ['includeTradeJournals', 'Trade Journals'],
  ])('without %s finds no %s', async (option, category) => {
    expect((await run({ [option]: false })).categories).not.toContain(category);
  });

  test('reads blogs unless they are excluded', async () => {
    await run({ contentDepth: 'expert' });
    expect(site.asked).toContain('/blog/leaks');
    site.asked.length = 0;
    await run({ contentDepth: 'expert', excludeBlogsForums: true });
    expect(site.asked).not.toContain('/blog/leaks');
  });

  test('uses the sources of the chosen focus and region only', async () => {
    const commercial = await run({ focusCommercial: true });
    expect([from('/commercial').has(commercial), from('/residential').has(commercial)]).toEqual([true, false]);
    const residential = await run({ focusResidential: true });
    expect([from('/commercial').has(residential), from('/residential').has(residential)]).toEqual([false, true]);
    const uk = await run({ targetRegion: 'UK' });
    expect([from('/uk').has(uk), from('/gas-safety').has(uk)]).toEqual([true, false]);
  });

  test('reads more with each content depth', async () => {
    const counts: number[] = [];
    for (const contentDepth of ['basic', 'comprehensive', 'expert']) {
      site.asked.length = 0;
      const { sources } = await run({ contentDepth });
      counts.push(site.asked.length + sources.size);
    }
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
  });

  test('ends with a suggestion when nothing is found', async () => {
    const { view, items } = await run({}, { niche: 'zither tuning' });
    expect(items).toEqual([]);
    expect(view).toMatchObject({ status: 'done', results: 0 });
    expect(view.message).toContain('Nothing was found that is clearly about this niche. Try a broader name');
  });

  test('succeeds without the encyclopaedia, and fails when no source responds', async () => {
    wiki.mood = 'error';
    const withoutWiki = await run();
    expect(withoutWiki.view).toMatchObject({ status: 'done', isPartial: true });
    expect(withoutWiki.view.message).toBe(
      'Partly done: the encyclopaedia could not be reached, so its articles are missing.',
    );
    expect(withoutWiki.categories).not.toContain('Background');
    writeFileSync(join(folder, 'directory.json'), JSON.stringify([entry('/nowhere', 'regulation')]));
    const { view, stored } = await run();
    expect(view).toMatchObject({ status: 'failed', message: 'Failed to scrape niche knowledge' });
    expect(await listSkippedPages(stored, runKinds), 'the errors are kept with the run').toHaveLength(1);
    const own = await run({ sources: [`${site.origin}/ennis`] });
    expect(own.view).toMatchObject({ status: 'done', isPartial: true, results: own.items.length });
    expect(own.view.message).toMatch(/^Partly done: neither the encyclopaedia nor a source/);
    expect(own.items.map(({ title, content }) => [title, content])).toEqual(
      expect.arrayContaining([['Ennis Plumbing: Prices', 'Boiler service €110']]),
    );
  });

  test('reads the user’s own sources too, whatever the directory knows', async () => {
    const sources = [`${site.origin}/boiler-servicing`, `${site.origin}/nothing`];
    const { items, categories, stored } = await run({ sources, includeRegulations: false });
    expect(categories[0]).toBe('Your Sources');
    expect(items[0]).toMatchObject({ source: `${site.origin}/boiler-servicing`, type: 'own' });
    expect(await listSkippedPages(stored, runKinds)).toContainEqual(
      expect.objectContaining({ url: sources[1], reason: 'The website has no page at this address.' }),
    );
  });

  test('does not start with a source that is not public', () => {
    const options = { sources: ['https://rgii.ie/', 'http://169.254.169.254/'] };
    const planned = planNicheRun(nicheRunSchema.parse({ kind: 'niche', niche: 'plumber', options }));
    expect(planned).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^http:\/\/169\..* not on the public internet/),
    });
  });

  test('leaves out sources that the last check of the directory found missing, moved or that nobody has checked for long', async () => {
    const entries = [
      entry('/gas-safety', 'regulation', { checked: '2020-01-01' }),
      entry('/association', 'professional-association', { checked: '2020-01-01', problem: 'missing' }),
      entry('/college', 'education', { checked: '2020-01-01', problem: 'moved' }),
      entry('/advice', 'best-practice'),
    ];
    writeFileSync(join(folder, 'directory.json'), JSON.stringify(entries));
    const { stored, sources } = await run();
    expect(sources).toContain(`${site.origin}/advice`);
    const skipped = await listSkippedPages(stored, runKinds);
    expect(skipped.slice(0, 3).map(({ url, reason }) => [new URL(url).pathname, reason])).toEqual([
      ['/gas-safety', 'Nobody has checked this address of our directory for more than 90 days.'],
      ['/association', 'At the last check of our directory, the website had no page at this address.'],
      ['/college', 'At the last check of our directory, this address led to another page.'],
    ]);
    for (const path of ['/gas-safety', '/association', '/college']) expect(site.asked).not.toContain(path);
  });

  test('starts over after its worker has died, without duplicate items', async () => {
    const { stored, items } = await run();
    await db.scraperRun.update({
      where: { id: stored.id },
      data: { status: 'running', finishedAt: null, leaseOwner: 'dead', leaseUntil: new Date(0) },
    });
    await executeRun(stored.id, performers, neverAborts);
    const again = await listItems(stored.id);
    expect(again.map(({ content }) => content).sort()).toEqual(items.map(({ content }) => content).sort());
    expect((await readProgress(stored, runKinds)).lastItems).toHaveLength(3);
  });

  test('does not start a run that was cancelled in the queue', async () => {
    const started = await startRun(userId, planNicheRun(nicheRunSchema.parse({ kind: 'niche', niche: 'plumber' })));
    if (!started.ok) throw new Error(started.message);
    await cancelRun(userId, started.run.id);
    await executeRun(started.run.id, performers, neverAborts);
    expect(site.asked).toEqual([]);
  });

  test('outcomeResponse › is 202 with the location of the run until it is over, then its items', async () => {
    const started = await startRun(
      userId,
      planNicheRun(nicheRunSchema.parse({ kind: 'niche', niche: 'emergency plumber' })),
    );
    if (!started.ok) throw new Error(started.message);
    const research = { userId, runId: started.run.id, kinds: runKinds };
    const pending = await outcomeResponse(research);
    expect([pending.status, pending.headers.get('location')]).toEqual([202, `/api/scraper/runs/${started.run.id}`]);
    await executeRun(started.run.id, performers, neverAborts);
    const done = await outcomeResponse(research);
    expect(done.status).toBe(200);
    expect((await done.json()).knowledge.length).toBeGreaterThan(0);
  });

  test('nicheResponse › is 202 when the run takes longer than proxies wait', async () => {
    const request = new Request('https://site.example/api/niche-scraper', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ niche: 'emergency plumber' }),
    });
    const response = await nicheResponse(request, userId, 'premium', runKinds, 20);
    const { id } = await response.json();
    expect([response.status, response.headers.get('location')]).toEqual([202, `/api/scraper/runs/${id}`]);
    expect(response.headers.get('retry-after')).toBe('5');
  });

  test('nicheResponse › is 400 for a source that is not public', async () => {
    const request = new Request('https://site.example/api/niche-scraper', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ niche: 'plumber', options: { sources: ['http://10.0.0.1/'] } }),
    });
    const response = await nicheResponse(request, userId, 'niche', runKinds);
    const { errors } = await response.json();
    expect([response.status, Object.keys(errors)]).toEqual([400, ['options']]);
  });

  test('exports every format, named by niche and day', async () => {
    const { stored, items } = await run();
    const day = stored.createdAt.toISOString().slice(0, 10);
    for (const format of exportFormats) {
      const { name, body } = exportRun(stored, format, runKinds);
      expect(name).toBe(`emergency-plumber-${day}.${format === 'all' ? 'zip' : format}`);
      const parts: Uint8Array[] = [];
      for await (const part of body) parts.push(Buffer.from(part));
      const text = Buffer.concat(parts).toString();
      if (format === 'json') expect(JSON.parse(text)).toEqual({ knowledge: items });
      if (format === 'jsonl') expect(text.trim().split('\n')).toHaveLength(items.length);
      if (format !== 'all') expect(text).toContain('gas boilers');
    }
  });
});

describe('the premium niche scraper', () => {
  const premium = (options: object = {}) => run(options, { kind: 'premium' });
  const missing =
    'Failed to scrape niche knowledge. Make sure your web-scraping provider API key is configured in the backend secrets.';

  test('finds items on the web, quoted word for word with their source', async () => {
    const { items, view } = await premium();
    expect(view.status).toBe('done');
    const found = (url: string): KnowledgeItem | undefined => items.find(({ source }) => source === url);
    expect(found('https://www.rgii.ie/boilers')).toMatchObject({
      category: 'Regulations',
      content: about('a boiler under the regulations'),
    });
    expect(items.map(({ content }) => content).join()).not.toContain('newsletter');
    expect(found('https://plumberblog.example/blog/leak')?.category).toBe('Blogs');
  });

  test('excludes blogs and forums, and kinds that are not selected', async () => {
    const { categories } = await premium({ excludeBlogsForums: true, includeRegulations: false });
    expect(categories).toEqual(['Best Practices']);
  });

  test('leaves out advertising, reviews, other countries and old pages', async () => {
    const { items, stored } = await premium();
    expect(items.map(({ content }) => content).join()).not.toMatch(/Call us now|highly recommend/);
    const skipped = await listSkippedPages(stored, runKinds);
    const reasonOf = (url: string) => skipped.find((one) => one.url === url)?.reason;
    expect({
      company: reasonOf('https://galwayplumbing.example/'),
      domain: reasonOf('https://plumber.com.au/guide'),
      text: reasonOf('https://pipes.example/ontario'),
      title: reasonOf('https://prices.example/plumber'),
    }).toEqual({
      company: 'Nothing on the page is clearly about the niche.',
      domain: 'The website belongs to another region.',
      text: 'The website belongs to another region.',
      title: 'The page is more than five years old.',
    });
  });

  test('reads the user’s own sources too', async () => {
    const { items } = await premium({ sources: [`${site.origin}/boiler-servicing`] });
    expect(items.map(({ type }) => type)).toEqual(expect.arrayContaining(['own', 'regulation']));
  });

  test('does not start when no API key is set, and never stores the key', async () => {
    await premium();
    expect(JSON.stringify(await db.scraperRun.findMany())).not.toContain('fc-test');
    env.knowledge.providerKey = undefined;
    const request = new Request('https://site.example/api/niche-scraper', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ niche: 'plumber' }),
    });
    const response = await nicheResponse(request, userId, 'premium', runKinds);
    expect([response.status, (await response.json()).detail]).toEqual([503, expect.stringMatching(/isn’t set up yet/)]);
    expect(await db.scraperRun.count()).toBe(1);
  });

  test('is partly done when the provider fails and there are own sources', async () => {
    provider.mood = 'payment';
    const { view } = await premium({ sources: [`${site.origin}/ennis`] });
    expect(view).toMatchObject({ status: 'done', isPartial: true, results: 2 });
  });

  test.each(['error', 'payment', 'malformed'] as const)(
    'fails with the specified message when the provider responds with "%s"',
    async (mood) => {
      provider.mood = mood;
      provider.retryAfterSeconds = 0;
      expect((await premium()).view).toMatchObject({ status: 'failed', message: missing });
    },
  );

  test('ends without results when the provider finds nothing', async () => {
    provider.mood = 'empty';
    const { view } = await premium();
    expect([view.status, view.results]).toEqual(['done', 0]);
    expect(view.message).toContain('Nothing was found');
  });
});
