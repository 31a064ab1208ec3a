// The lower bound of bench:crawl: fetches known URLs as text without parsing them.
import { Agent, fetch } from 'undici';
import { contend } from './crawl-contender.mjs';
import { generateSite } from './crawl-site-pages';

const [origin = '', pages = '', concurrency = ''] = process.argv.slice(2);
const { paths } = generateSite(Number(pages));
const dispatcher = new Agent();

await contend(async (take) => {
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) {
      const url = `${origin}${path}`;
      const response = await fetch(url, { dispatcher });
      take(url, (await response.text()).length);
    }
  };
  await Promise.all(Array.from({ length: Number(concurrency) }, work));
});
await dispatcher.close();
