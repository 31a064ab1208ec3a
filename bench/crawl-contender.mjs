import { cpuUsage, resourceUsage } from 'node:process';

/**
 * Runs one contender in its own process and reports its usage during the last crawl to the parent. Neither loading the code is
 * measured, nor the crawls before; peak memory is that of the whole process.
 * @param {(take: (url: string, characters: number) => void) => Promise<void>} crawl calls `take` for each page that it has
 * read
 * @param {number} crawls how often it reads the website
 * @param {() => number} otherCpuMs CPU time of other processes that work for it
 */
export async function contend(crawl, crawls, otherCpuMs = () => 0) {
  for (let before = 1; before < crawls; before += 1) await crawl(() => undefined);
  const seen = new Set();
  let pages = 0;
  let characters = 0;
  const cpuBefore = cpuUsage();
  const otherBefore = otherCpuMs();
  const started = performance.now();
  await crawl((url, length) => {
    seen.add(url);
    pages += 1;
    characters += length;
  });
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = cpuUsage(cpuBefore);
  const rssMb = resourceUsage().maxRSS / 1024;
  const ownMs = (user + system) / 1000;
  const otherMs = otherCpuMs() - otherBefore;
  process.send?.({ pages, distinct: seen.size, characters, seconds, cpuMs: ownMs + otherMs, otherMs, rssMb }, () =>
    process.disconnect(),
  );
}
