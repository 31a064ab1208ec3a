import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runKinds } from '@/app/run-kinds';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { executeRun } from '@/lib/scraper-runs/execute-run';
import { listSkippedPages } from '@/lib/scraper-runs/queries';
import { viewRun } from '@/lib/scraper-runs/run-view';
import { startRun } from '@/lib/scraper-runs/start-run';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { performers } from '@/worker/crawl';
import { emptyTables } from '../../support/empty-tables';
import { type LocalSite, serveSite } from '../../support/local-site';
import { makeUser } from '../../support/users';

const pages: Record<string, [lang: string, title: string, versions: Record<string, string>]> = {
  '/': ['en', 'Guest house', { en: '/', ga: '/ga/' }],
  '/ga/': ['ga', 'Teach aíochta', { en: '/', ga: '/ga/' }],
  '/prices': ['en', 'Prices', { en: '/prices', ga: '/ga/praghsanna' }],
  '/team': ['en', 'Team', {}],
};

let site: LocalSite;
let userId: string;
beforeAll(async () => {
  site = await serveSite((path) => {
    const page = pages[path];
    if (!page) return undefined;
    const [lang, title, versions] = page;
    const alternates = Object.entries(versions).map(
      ([tag, to]) => `<link rel="alternate" hreflang="${tag}" href="${to}">`,
    );
    const links = ['/ga/', '/prices', '/team'].map((to) => `<a href="${to}">${to}</a>`);
    return `<html lang="${lang}"><title>${title}</title>${alternates.join('')}<nav>${links.join(' ')}</nav><main><h1>${title}</h1><p>Words about ${title} in one language.</p></main>`;
  });
  env.scraper.allowHosts.push(site.host);
});
afterAll(() => site.stop());
beforeEach(async () => {
  await emptyTables();
  userId = (await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' })).id;
});

async function run(language?: string) {
  const started = await startRun(userId, planWebsiteRun(runSchema.parse({ url: site.origin, language })));
  if (!started.ok) throw new Error(started.message);
  await executeRun(started.run.id, performers, new AbortController().signal);
  const done = await db.scraperRun.findUniqueOrThrow({ where: { id: started.run.id } });
  const stored = await db.scraperPage.findMany({ where: { runId: done.id }, select: { url: true } });
  const skipped = await listSkippedPages(done, runKinds);
  return {
    done,
    view: viewRun(done, runKinds),
    paths: stored.map(({ url }) => url.slice(site.origin.length)).sort(),
    skipped: Object.fromEntries(skipped.map(({ url, ...rest }) => [url.slice(site.origin.length), rest])),
  };
}

test('executeRun › reads the site’s own language and reports the other versions', async () => {
  const { done, view, paths, skipped } = await run();
  expect(paths).toEqual(['/', '/prices', '/team']);
  expect(skipped['/ga/']).toEqual({
    reason: 'A version of another page, in a language or for a region that this run does not read.',
    sameAs: `${site.origin}/`,
  });
  expect([done.pagesSkipped, view.summary]).toEqual([1, '']);
});

test('executeRun › reads what exists in the chosen language, and the rest in the site’s own', async () => {
  const { done, view, paths, skipped } = await run('ga');
  expect(paths).toEqual(['/ga/', '/prices', '/team']);
  expect(Object.keys(skipped).sort(), 'the missing Irish prices').toEqual(['/', '/ga/praghsanna']);
  expect([done.pagesSkipped, view.summary]).toEqual([2, 'in Irish']);
  expect(await db.scraperUrl.findFirst({ where: { url: `${site.origin}/prices` } })).toMatchObject({
    state: 'stored',
    reason: null,
    sameAs: null,
  });
});
