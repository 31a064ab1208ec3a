import { plainWords } from '@/lib/reader/text/plain-words';
import type { CrawledPage } from '../crawl/store';
import { type Chunk, chunkPage } from './chunk-page';
import { readSections } from './read-sections';

/** A chunk with all pages that contain it; title and headings are those of the first. */
export interface SiteChunk extends Omit<Chunk, 'body'> {
  id: string;
  url: string;
  urls: string[];
  page: Pick<CrawledPage, 'title' | 'contentType' | 'language' | 'published' | 'author' | 'scrapedAt'>;
}

/** Blocks on at least this many pages are repeated text: an offer, a quotation, a postal address. */
const REPEATED_ON = 3;

function countBlocks(pages: readonly CrawledPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { markdown } of pages) {
    const blocks = new Set(readSections(markdown).flatMap((section) => section.blocks));
    for (const block of blocks) counts.set(plainWords(block), (counts.get(plainWords(block)) ?? 0) + 1);
  }
  return counts;
}

/** The distinct chunks of a whole site. Keeps all pages in memory, since repetition is only known at the end. */
export async function chunkSite(pages: AsyncIterable<CrawledPage>): Promise<SiteChunk[]> {
  const all: CrawledPage[] = [];
  for await (const page of pages) all.push(page);
  const counts = countBlocks(all);
  const isRepeated = (block: string) => (counts.get(plainWords(block)) ?? 0) >= REPEATED_ON;
  const chunks = new Map<string, SiteChunk>();
  for (const { url, title, contentType, language, published, author, scrapedAt, markdown } of all) {
    for (const [index, { body, ...chunk }] of chunkPage(markdown, title, isRepeated).entries()) {
      const known = chunks.get(plainWords(body));
      if (known) known.urls.push(...(known.urls.includes(url) ? [] : [url]));
      else {
        const page = { title, contentType, language, published, author, scrapedAt };
        chunks.set(plainWords(body), { id: `${url}#${index}`, url, urls: [url], page, ...chunk });
      }
    }
  }
  return [...chunks.values()];
}
