import { cpuUsage, resourceUsage } from 'node:process';

/**
 * Runs one contender in the process it has to itself, and sends what it took to the parent. Loading the code is not counted,
 * only the crawl; the peak of the memory is that of the whole process.
 * @param {(take: (url: string, characters: number) => void) => Promise<void>} crawl hands over each page it has read
 */
export async function contend(crawl) {
  const seen = new Set();
  let pages = 0;
  let characters = 0;
  const cpuBefore = cpuUsage();
  const started = performance.now();
  await crawl((url, length) => {
    seen.add(url);
    pages += 1;
    characters += length;
  });
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = cpuUsage(cpuBefore);
  const rssMb = resourceUsage().maxRSS / 1024;
  process.send?.({ pages, distinct: seen.size, characters, seconds, cpuMs: (user + system) / 1000, rssMb }, () =>
    process.disconnect(),
  );
}
