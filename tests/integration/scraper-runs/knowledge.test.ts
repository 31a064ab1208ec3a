import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPage } from '@/lib/crawler/extract/read-page';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { DirectoryEntry } from '@/lib/niche-research/directory/entry';
import type { KnowledgeItem } from '@/lib/niche-research/knowledge';
import { nicheRunSchema } from '@/lib/niche-research/schema';
import { cancelRun, findRun, startNicheRun } from '@/lib/scraper-runs/commands';
import { workOnRun } from '@/lib/scraper-runs/execute-run';
import { exportFormats, exportRun } from '@/lib/scraper-runs/export';
import { listItems, listLeftOut, readProgress } from '@/lib/scraper-runs/queries';
import { viewRun } from '@/lib/scraper-runs/run-view';
import { emptyTables } from '../../support/empty-tables';
import { type FakeProvider, startFakeProvider } from '../../support/fake-provider';
import { type FakeWiki, startFakeWiki } from '../../support/fake-wiki';
import { type LocalSite, serveSite } from '../../support/local-site';
import { makeUser } from '../../support/users';

const never = new AbortController().signal;

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
  about: 'For the tests.',
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
        markdown: `# Leaks\n\n${about('leaks, as my blog tells')}`,
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
  await db.$disconnect();
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
  const started = await startNicheRun(userId, request);
  if (!started.ok) throw new Error(started.message);
  await workOnRun(started.run.id, never);
  const stored = await findRun(userId, started.run.id);
  if (!stored) throw new Error('gone');
  const items = await listItems(stored.id);
  return {
    stored,
    view: viewRun(stored),
    items,
    categories: [...new Set(items.map(({ category }) => category))],
    sources: new Set(items.map(({ source }) => source)),
  };
}

/** The text of a source as anybody can read it. */
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
  test('finds knowledge, each piece word for word on the page that it names', async () => {
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
    expect(site.asked, 'robots.txt is kept to').not.toContain('/private/boiler');
  });

  test('tells what gave nothing, and why', async () => {
    const { stored } = await run({ contentDepth: 'expert' });
    const leftOut = await listLeftOut(stored.id);
    expect(leftOut).toContainEqual(
      expect.objectContaining({
        url: `${site.origin}/holiday-photos`,
        reason: 'Nothing on the page is surely about the niche.',
      }),
    );
  });

  test.each([
    ['includeRegulations', 'Regulations'],
    ['includeBestPractices', 'Best Practices'],
    ['includeProfessionalAssociations', 'Professional Associations'],
    ['includeEducationalResources', 'Educational Resources'],
    ['includeTradeJournals', 'Trade Journals'],
  ])('without %s has no %s', async (option, category) => {
    expect((await run({ [option]: false })).categories).not.toContain(category);
  });

  test('reads blogs unless they are excluded', async () => {
    await run({ contentDepth: 'expert' });
    expect(site.asked).toContain('/blog/leaks');
    site.asked.length = 0;
    await run({ contentDepth: 'expert', excludeBlogsForums: true });
    expect(site.asked).not.toContain('/blog/leaks');
  });

  test('follows the focus, and the region', async () => {
    const commercial = await run({ focusCommercial: true });
    expect([from('/commercial').has(commercial), from('/residential').has(commercial)]).toEqual([true, false]);
    const residential = await run({ focusResidential: true });
    expect([from('/commercial').has(residential), from('/residential').has(residential)]).toEqual([false, true]);
    const uk = await run({ targetRegion: 'UK' });
    expect([from('/uk').has(uk), from('/gas-safety').has(uk)]).toEqual([true, false]);
  });

  test('reads more, the deeper it is asked to', async () => {
    const counts: number[] = [];
    for (const contentDepth of ['basic', 'comprehensive', 'expert']) {
      site.asked.length = 0;
      const { sources } = await run({ contentDepth });
      counts.push(site.asked.length + sources.size);
    }
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
  });

  test('says honestly when there is nothing, and what to try', async () => {
    const { view, items } = await run({}, { niche: 'zither tuning' });
    expect(items).toEqual([]);
    expect(view).toMatchObject({ status: 'done', results: 0 });
    expect(view.message).toContain('Nothing was found that is surely about this niche. Try a wider name');
  });

  test('makes do with what answers, and fails when nothing does', async () => {
    wiki.mood = 'error';
    const withoutWiki = await run();
    expect(withoutWiki.view.status).toBe('done');
    expect(withoutWiki.categories).not.toContain('Background');
    writeFileSync(join(folder, 'directory.json'), JSON.stringify([entry('/nowhere', 'regulation')]));
    const { view, stored } = await run();
    expect(view).toMatchObject({ status: 'failed', message: 'Failed to scrape niche knowledge' });
    expect(await listLeftOut(stored.id), 'and the run is kept with its errors').toHaveLength(1);
  });

  test('begins anew after its worker died, without leaving anything twice', async () => {
    const { stored, items } = await run();
    await db.scraperRun.update({
      where: { id: stored.id },
      data: { status: 'running', finishedAt: null, leaseOwner: 'dead', leaseUntil: new Date(0) },
    });
    await workOnRun(stored.id, never);
    const again = await listItems(stored.id);
    expect(again.map(({ content }) => content).sort()).toEqual(items.map(({ content }) => content).sort());
    expect((await readProgress(stored)).lastItems).toHaveLength(3);
  });

  test('that is cancelled before it began never begins', async () => {
    const started = await startNicheRun(userId, nicheRunSchema.parse({ kind: 'niche', niche: 'plumber' }));
    if (!started.ok) throw new Error(started.message);
    await cancelRun(userId, started.run.id);
    await workOnRun(started.run.id, never);
    expect(site.asked).toEqual([]);
  });

  test('gives its files, named by the niche and the day', async () => {
    const { stored, items } = await run();
    const day = stored.createdAt.toISOString().slice(0, 10);
    for (const format of exportFormats) {
      const { name, body } = exportRun(stored, format);
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

  test('finds knowledge on the web, word for word, with its source', async () => {
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

  test('leaves out blogs and forums, and kinds that are not ticked', async () => {
    const { categories } = await premium({ excludeBlogsForums: true, includeRegulations: false });
    expect(categories).toEqual(['Best Practices']);
  });

  test('without a key says so', async () => {
    env.knowledge.providerKey = undefined;
    expect((await premium()).view).toMatchObject({ status: 'failed', message: missing });
    expect(JSON.stringify(await db.scraperRun.findMany())).not.toContain('fc-test');
  });

  test.each(['error', 'payment', 'malformed'] as const)(
    'with a provider that answers "%s" fails as specified',
    async (mood) => {
      provider.mood = mood;
      expect((await premium()).view).toMatchObject({ status: 'failed', message: missing });
    },
  );

  test('with a provider that finds nothing says that honestly', async () => {
    provider.mood = 'empty';
    const { view } = await premium();
    expect([view.status, view.results]).toEqual(['done', 0]);
    expect(view.message).toContain('Nothing was found');
  });
});
