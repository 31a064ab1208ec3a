import { isPdf } from '@/lib/crawler/crawl/frontier';
import type { Outcome } from '@/lib/crawler/crawl/store';
import { pool } from '@/lib/db';
import { LeaseLostError } from '@/lib/scraper-runs/lease';
import { toJsonColumn } from '@/lib/scraper-runs/strip-invalid-chars';

/** A row of scraper_addresses, by its column names. */
type UrlRow = { url: string; depth: number; rank: number; state: string; reason?: string; same_as?: string };

const link = (url: string, reason: string, sameAs?: string): UrlRow => ({
  url,
  depth: 0,
  rank: 0,
  state: 'left_out',
  reason,
  same_as: sameAs,
});

/** The URLs of several outcomes in the order of their discovery, each with its latest state. */
function urlRows(outcomes: readonly Outcome[]): UrlRow[] {
  const rows = new Map<string, UrlRow>();
  const discover = (row: UrlRow) => {
    if (!rows.has(row.url)) rows.set(row.url, row);
  };
  for (const { queued, page, skipped, discovered, documents, versions } of outcomes) {
    const { url, depth, rank } = queued;
    const result = page ? { state: 'taken' } : { state: 'left_out', reason: skipped?.kind, same_as: skipped?.sameAs };
    rows.set(url, { url, depth, rank, ...result });
    for (const next of discovered) discover({ ...next, state: 'waiting' });
    // PDFs are read, up to a limit.
    for (const file of documents) discover(link(file, isPdf(file) ? 'pdf-limit' : 'document'));
    for (const version of versions) discover(link(version.url, 'other-language', version.sameAs));
  }
  return [...rows.values()];
}

/** The pages of several outcomes as rows of scraper_pages, by its column names. */
const pageRows = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ page }) => {
    if (!page) return [];
    const { contentType, lastModified, isUnchanged, scrapedAt, fingerprint, blocks, ...same } = page;
    return {
      ...same,
      content_type: contentType,
      last_modified: lastModified,
      is_unchanged: isUnchanged,
      scraped_at: scrapedAt,
      mark: fingerprint,
    };
  });

const sum = (outcomes: readonly Outcome[], count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);

const linksOf = ({ documents, versions }: Outcome) => documents.length + versions.length;

/**
 * One statement is one transaction and one round trip. The row of the run is updated first: that locks it, and without the lease
 * nothing else is inserted. Rows arrive as JSON, which is several times cheaper than a parameter per value.
 */
const WRITE = `
  WITH run AS (
    UPDATE scraper_runs SET home = coalesce($3, home), attempts = 0, pages_taken = pages_taken + $4,
      pages_left_out = pages_left_out + $5, addresses_met = addresses_met + $6
    WHERE id = $1::uuid AND lease_owner = $2 AND status = 'running' AND deleted_at IS NULL
    RETURNING id
  ), pages AS (
    INSERT INTO scraper_pages (run_id, url, title, content_type, description, text, markdown, headings, language, published,
      modified, author, status, facts, links, mark, etag, last_modified, is_unchanged, incomplete, scraped_at)
    SELECT run.id, page.* FROM run, json_to_recordset($7::json) AS page(url text, title text, content_type text,
      description text, text text, markdown text, headings jsonb, language text, published text, modified text, author text, status int, facts jsonb,
      links jsonb, mark jsonb, etag text, last_modified text, is_unchanged boolean, incomplete text, scraped_at timestamptz)
  ), urls AS (
    INSERT INTO scraper_addresses (run_id, url, depth, rank, state, reason, same_as)
    SELECT run.id, found.* FROM run, json_to_recordset($8::json) AS found(url text, depth int, rank int,
      state address_state, reason text, same_as text)
    ON CONFLICT (run_id, url) DO UPDATE SET state = excluded.state, reason = excluded.reason, same_as = excluded.same_as
      WHERE excluded.state <> 'waiting'
  )
  SELECT id FROM run`;

/**
 * Stores the outcomes of several URLs in the order of the crawl, all or none of them.
 * @throws LeaseLostError when `owner` no longer holds the lease of the run; nothing is written then
 */
export async function writeOutcomes(runId: string, owner: string, outcomes: readonly Outcome[]): Promise<void> {
  const home = outcomes.find((outcome) => outcome.home !== undefined)?.home;
  const { rowCount } = await pool.query(WRITE, [
    runId,
    owner,
    home ?? null,
    sum(outcomes, ({ page }) => (page ? 1 : 0)),
    sum(outcomes, (outcome) => (outcome.page ? 0 : 1) + linksOf(outcome) - (outcome.wasSkipped ? 1 : 0)),
    sum(outcomes, (outcome) => outcome.discovered.length + linksOf(outcome) + (outcome.home === undefined ? 0 : 1)),
    toJsonColumn(pageRows(outcomes)),
    toJsonColumn(urlRows(outcomes)),
  ]);
  if (rowCount === 0) throw new LeaseLostError(runId);
}
