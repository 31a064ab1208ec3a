// The lower bound of bench crawl: fetches known URLs as text without parsing them.
import { contend } from './crawl-contender.mjs';
import { generateSite } from './crawl-site-pages';

const [origin = '', pages = '', concurrency = ''] = process.argv.slice(2);
const { paths } = generateSite(Number(pages));

await contend(async (take) => {
  const waiting = paths.values();
  const work = async () => {
    for (const path of waiting) {
      const url = `${origin}${path}`;
      const response = await fetch(url);
      take(url, (await response.text()).length);
    }
  };
  await Promise.all(Array.from({ length: Number(concurrency) }, work));
});
