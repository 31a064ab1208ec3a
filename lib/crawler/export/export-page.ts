import type { CrawledPage } from '../crawl/store';
import { problems } from '../fetch/problem';

/** A page in export files. */
export function exportPage(page: CrawledPage) {
  const { url, title, text, contentType, description, headings, language, published, modified, scrapedAt, incomplete } =
    page;
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
    /** Why `content` is only the description. */
    note: incomplete && problems[incomplete],
  };
}
