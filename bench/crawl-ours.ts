// This project's crawler as a contender of bench crawl: robots.txt, sitemap, SSRF guard and full extraction, as in
// production.
import { crawlSite } from '@/lib/crawler/crawl/crawl-site';
import { memoryStore } from '@/lib/crawler/crawl/memory-store';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { contend } from './crawl-contender.mjs';

const [origin = '', pages = '', concurrency = ''] = process.argv.slice(2);
const guard = { allowHosts: [new URL(origin).host] };
const agent = guardedAgent(guard);

await contend(async (take) => {
  const end = await crawlSite(
    {
      start: `${origin}/`,
      productToken: 'BenchBot',
      fetch: { ...guard, agent, userAgent: 'BenchBot/1.0' },
      read: {},
      // One more than there are pages, so that the crawl processes every URL.
      maxPages: Number(pages) + 1,
      pace: { concurrency: Number(concurrency), delayMs: 0 },
    },
    memoryStore({ page: ({ url, text, markdown }) => take(url, text.length + markdown.length) }),
  );
  if (!end.ok) throw new Error(end.message);
});
