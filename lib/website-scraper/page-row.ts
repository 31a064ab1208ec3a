import type { CrawledPage } from '@/lib/crawler/crawl/store';
import { readStoredFacts } from '@/lib/crawler/facts/stored-facts';
import type { Prisma, ScraperPage } from '@/lib/generated/prisma/client';
import { stripInvalidCharsDeep } from '@/lib/scraper-runs/strip-invalid-chars';

/** The database row of a page. */
export function rowFromPage(runId: string, page: CrawledPage): Prisma.ScraperPageCreateManyInput {
  const { facts, ...rest } = stripInvalidCharsDeep(page);
  // A plain JSON object; Prisma's input type does not accept interfaces.
  return { runId, ...rest, facts: facts as unknown as Prisma.InputJsonObject };
}

/** The page of a database row. Only rowFromPage writes the JSON columns, hence the casts. */
export function pageFromRow(row: ScraperPage): CrawledPage {
  const { id, runId, description, language, published, modified, etag, lastModified, incomplete, ...rest } = row;
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
    etag: etag ?? undefined,
    lastModified: lastModified ?? undefined,
    incomplete: (incomplete as CrawledPage['incomplete']) ?? undefined,
  };
}
