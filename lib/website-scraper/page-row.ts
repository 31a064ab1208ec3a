import type { CrawledPage } from '@/lib/crawler/crawl/store';
import type { Prisma, ScraperPage } from '@/lib/generated/prisma/client';
import { stripInvalidCharsDeep } from '@/lib/scraper-runs/strip-invalid-chars';

/** The database row of a page. */
export function rowFromPage(runId: string, page: CrawledPage): Prisma.ScraperPageCreateManyInput {
  const { facts, ...rest } = stripInvalidCharsDeep(page);
  return { runId, ...rest, facts: { ...facts } };
}

/** The page of a database row. Only rowFromPage writes the JSON columns, hence the casts. */
export function pageFromRow(row: ScraperPage): CrawledPage {
  const { id, runId, description, language, published, modified, etag, lastModified, ...rest } = row;
  return {
    ...rest,
    contentType: rest.contentType as CrawledPage['contentType'],
    headings: rest.headings as CrawledPage['headings'],
    facts: rest.facts as unknown as CrawledPage['facts'],
    links: rest.links as CrawledPage['links'],
    mark: rest.mark as CrawledPage['mark'],
    description: description ?? undefined,
    language: language ?? undefined,
    published: published ?? undefined,
    modified: modified ?? undefined,
    etag: etag ?? undefined,
    lastModified: lastModified ?? undefined,
  };
}
