import type { CrawledPage } from '@/lib/crawler/crawl/store';
import { readStoredFacts } from '@/lib/crawler/facts/stored-facts';
import type { Prisma, ScraperPage } from '@/lib/generated/prisma/client';
import { storable } from './strip-invalid-chars';

/** A page as it is stored. */
export function rowOf(runId: string, page: CrawledPage): Prisma.ScraperPageCreateManyInput {
  const { facts, ...rest } = storable(page);
  // A plain JSON object; Prisma's input type does not accept interfaces.
  return { runId, ...rest, facts: facts as unknown as Prisma.InputJsonObject };
}

/** The page of a row. Its JSON columns are written by rowOf and by nothing else. */
export function pageOf(row: ScraperPage): CrawledPage {
  const { id, runId, description, language, published, modified, etag, lastModified, ...rest } = row;
  return {
    ...rest,
    contentType: rest.contentType as CrawledPage['contentType'],
    headings: rest.headings as CrawledPage['headings'],
    facts: readStoredFacts(rest.facts),
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
