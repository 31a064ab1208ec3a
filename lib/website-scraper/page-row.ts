import type { CrawledPage } from '@/lib/crawler/crawl/store';
import type { ScraperPage } from '@/lib/generated/prisma/client';
import { readStoredFacts } from '@/lib/reader/facts/stored-facts';

/** The page of a database row. Only writeOutcomes writes the JSON columns, hence the casts. */
export function pageFromRow(row: ScraperPage): CrawledPage {
  const {
    id,
    runId,
    description,
    language,
    published,
    modified,
    author,
    status,
    etag,
    lastModified,
    incomplete,
    ...rest
  } = row;
  return {
    ...rest,
    contentType: rest.contentType as CrawledPage['contentType'],
    headings: rest.headings as CrawledPage['headings'],
    facts: readStoredFacts(rest.facts),
    links: rest.links as CrawledPage['links'],
    fingerprint: rest.fingerprint as CrawledPage['fingerprint'],
    description: description ?? undefined,
    language: language ?? undefined,
    published: published ?? undefined,
    modified: modified ?? undefined,
    author: author ?? undefined,
    status: status ?? undefined,
    etag: etag ?? undefined,
    lastModified: lastModified ?? undefined,
    incomplete: (incomplete as CrawledPage['incomplete']) ?? undefined,
  };
}
