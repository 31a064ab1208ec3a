import { afterEach, expect, test } from 'vitest';
import { crawlSite } from '@/lib/crawler/crawl/crawl-site';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { scoreLink } from '@/lib/crawler/link-score';
import { type Answer, type LocalSite, serveSite } from '../../../support/local-site';
import { memoryStore } from '../../../support/memory-store';

let site: LocalSite | undefined;
afterEach(() => site?.stop());

const POSTS = 400;
const headlines = [
  'what-do-boiler-services-cost',
  'opening-hours-at-christmas',
  'contact-us-about-grants',
  'faq-on-heat-pumps',
];
const posts = Array.from({ length: POSTS }, (_, index) => `/blog/${headlines[index % headlines.length]}-${index}/`);
const useful = [
  '/opening-hours/',
  '/prices/',
  '/services/boilers/',
  '/services/drains/',
  '/faq/',
  '/contact/',
  '/book-online/',
];

const link = (path: string) => `<a href="${path}">${path.replaceAll(/[/-]/g, ' ')}</a>`;
const html = (title: string, paths: readonly string[]) =>
  `<title>${title}</title><nav>${paths.map(link).join(' ')}</nav><main><h1>${title}</h1><p>All that there is to say about ${title} in Ennis.</p></main>`;

test('crawlSite › reads hours, prices, services, questions and contact before hundreds of posts about them', async () => {
  // The front page teases posts before its menu, as many do; two of the useful pages are a link further away.
  const pages: Record<string, string | Answer> = {
    '/': html('Home', [
      ...posts.slice(0, 40),
      '/blog/',
      '/services/',
      ...useful.filter((path) => !path.startsWith('/services/')),
    ]),
    '/services/': html(
      'Services',
      useful.filter((path) => path.startsWith('/services/')),
    ),
    '/sitemap.xml': {
      headers: { 'Content-Type': 'application/xml' },
      body: `<urlset>${posts.map((path) => `<url><loc>${path}</loc></url>`).join('')}</urlset>`,
    },
  };
  for (const path of [...posts, ...useful, '/blog/']) pages[path] = html(path, []);
  site = await serveSite((path) => pages[path]);
  const { origin, host } = site;
  const guard = { allowHosts: [host] };
  const read: string[] = [];
  await crawlSite(
    {
      start: origin,
      productToken: 'TestBot',
      fetch: { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' },
      read: {},
      score: scoreLink,
      maxPages: 10,
      pace: { concurrency: 1, delayMs: 0 },
    },
    memoryStore({ page: ({ url }) => read.push(url.slice(origin.length)) }),
  );
  expect(read).toHaveLength(10);
  expect(read).toEqual(expect.arrayContaining(['/', '/services/', ...useful]));
});
