import type { CrawledPage } from '../crawl/store';

/** A page in export files. */
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
