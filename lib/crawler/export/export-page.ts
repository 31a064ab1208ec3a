import type { CrawledPage } from '../crawl/store';

/** A page as the files carry it. */
export function exportPage(page: CrawledPage) {
  const { url, title, text, contentType, description, headings, language, published, modified, scrapedAt } = page;
  return {
    url,
    title,
    contentType,
    metaDescription: description ?? '',
    headings: headings.map((heading) => heading.text),
    content: text,
    language,
    published,
    modified,
    scrapedAt: scrapedAt.toISOString(),
  };
}
