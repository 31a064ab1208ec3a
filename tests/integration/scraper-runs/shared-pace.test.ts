import { expect, test } from 'vitest';
import { crawlSite } from '@/lib/crawler/crawl/crawl-site';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { startHostPacer } from '@/lib/scraper-runs/host-pacer';
import { emptyTables } from '../../support/empty-tables';
import { serveSite } from '../../support/local-site';
import { memoryStore } from '../../support/memory-store';

const DELAY_MS = 40;
/** Times in the database are rounded to a millisecond, and a timer may fire one early. */
const ROUNDING_MS = 5;

test('crawlSite › several crawls of one website at once keep the pause between all of their requests', async () => {
  await emptyTables();
  const arrivals: number[] = [];
  const links = Array.from({ length: 6 }, (_, index) => `<a href="/${index}">Page ${index}</a>`).join('');
  const site = await serveSite((path) => {
    arrivals.push(performance.now());
    if (path === '/robots.txt' || path.includes('sitemap')) return undefined;
    return `<title>Page ${path}</title><p>What is on ${path} is on no other page. ${path.repeat(30)}</p>${links}`;
  });
  const guard = { allowHosts: [site.host] };
  const startedAt = performance.now();
  try {
    const ends = await Promise.all(
      (['run', 'run', 'visitor'] as const).map((reader) =>
        crawlSite(
          {
            start: site.origin,
            productToken: 'TestBot',
            fetch: { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' },
            read: {},
            maxPages: 5,
            pace: { concurrency: 4, delayMs: 0 },
            pacer: startHostPacer(DELAY_MS, reader),
          },
          memoryStore({ skipped: () => undefined }),
        ),
      ),
    );
    expect(ends.map(({ ok }) => ok)).toEqual([true, true, true]);
    // Three times robots.txt, the sitemap and five pages, at least.
    expect(arrivals.length).toBeGreaterThanOrEqual(21);
    for (const [index, arrival] of arrivals.entries())
      expect(arrival - startedAt, `request ${index}`).toBeGreaterThanOrEqual(index * DELAY_MS - ROUNDING_MS);
  } finally {
    await site.stop();
  }
});
