// Crawlee's CheerioCrawler as a contender of bench crawl with its fastest settings: storage in memory, no log, no robots.txt,
// no sessions, and maximum concurrency from the start. Its default handler does less than this project's: title, text of the
// whole body, links. With "full" it uses this project's extraction, so that only the crawling differs.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contend } from './crawl-contender.mjs';

const [origin = '', , concurrency = '', folder = '', depth = ''] = process.argv.slice(2);
const readPage = depth === 'full' ? (await import('../lib/reader/read-page.ts')).readPage : undefined;
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
      async requestHandler({ $, body, request, enqueueLinks }) {
        const url = request.loadedUrl ?? request.url;
        if (readPage) {
          const { text, markdown } = readPage(String(body), url);
          await enqueueLinks({ strategy: 'same-hostname' });
          return take(url, text.length + markdown.length);
        }
        const title = $('title').text();
        const text = $('body').text();
        const links = $('a[href]').length;
        await enqueueLinks({ strategy: 'same-hostname' });
        take(url, title.length + text.length + links);
      },
    },
    new Configuration({ persistStorage: false }),
  );
  await crawler.run([`${origin}/`]);
});
// The crawler has timers that would keep the process alive.
process.once('disconnect', () => process.exit());
