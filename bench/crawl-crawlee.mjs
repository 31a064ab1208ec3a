// Crawlee's CheerioCrawler as a contender of bench crawl with its fastest settings: storage in memory, no log, no robots.txt,
// no sessions, and maximum concurrency from the start. Its handler uses this project's extraction, so that only the crawling differs.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readPage } from '../lib/reader/read-page.ts';
import { contend } from './crawl-contender.mjs';

const [origin = '', , crawls = '', concurrency = '', folder = ''] = process.argv.slice(2);
const { CheerioCrawler, Configuration, log } = createRequire(join(folder, 'package.json'))('@crawlee/cheerio');
log.setLevel(log.LEVELS.OFF);

await contend(async (take) => {
  const crawler = new CheerioCrawler(
    {
      minConcurrency: Number(concurrency),
      maxConcurrency: Number(concurrency),
      maxRequestRetries: 0,
      useSessionPool: false,
      persistCookiesPerSession: false,
      respectRobotsTxtFile: false,
      async requestHandler({ body, request, enqueueLinks }) {
        const url = request.loadedUrl ?? request.url;
        const { text, markdown } = readPage(String(body), url);
        await enqueueLinks({ strategy: 'same-hostname' });
        take(url, text.length + markdown.length);
      },
    },
    new Configuration({ persistStorage: false }),
  );
  await crawler.run([`${origin}/`]);
}, Number(crawls));
// The crawler has timers that would keep the process alive.
process.once('disconnect', () => process.exit());
