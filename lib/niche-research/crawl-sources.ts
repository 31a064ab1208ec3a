import { type CrawlOptions, crawlSite } from '@/lib/crawler/crawl/crawl-site';
import type { SkippedPage } from '@/lib/crawler/crawl/store';
import { inParallel } from './in-parallel';
import type { SourceKind } from './knowledge';
import { ageObjection } from './page-age';
import { passagesOfMarkdown } from './passages';
import { type Vocabulary, weightIn } from './relevance';
import type { Plan } from './research-plan';
import type { ResearchSink } from './research-sink';

/** A website to read: its start page, and what its pages are. */
export type Source = { url: string; kind: SourceKind };

/** Crawl options of every source; start URL, page limit and exclusions are set per source. */
export type SourceCrawl = Pick<CrawlOptions, 'productToken' | 'fetch' | 'pace' | 'pacer'>;

/** Websites that are crawled simultaneously. */
const CONCURRENCY = 3;
const BLOGS_AND_FORUMS = ['*/blog*', '*/forum*', '*/community/*', '*/discussion*'];
/** Paths of large websites that never say anything about a trade. */
const OTHER_PATHS = 'events/ careers jobs/ vacancies login search media-centre/ privacy cookie'
  .split(' ')
  .map((path) => `*/${path}*`);

/** Scores a link by the niche's vocabulary in its text and path. */
const scoreLink = (vocabulary: Vocabulary) => (link: { url: string; text: string }) =>
  weightIn(`${link.text} ${new URL(link.url).pathname.replaceAll(/[-_/.]/g, ' ')}`, vocabulary);

/** Crawls a source: its start page and the highest-scoring links. Whether it could be read at all. */
async function crawlSource(
  source: Source,
  { limits, kinds }: Plan,
  vocabulary: Vocabulary,
  crawl: SourceCrawl,
  sink: ResearchSink,
): Promise<boolean> {
  const failures: SkippedPage[] = [];
  const excludesBlogs = source.kind !== 'own' && !kinds.includes('blog');
  const options: CrawlOptions = {
    ...crawl,
    start: source.url,
    read: {},
    maxPages: limits.pagesEach,
    sitemaps: false,
    score: scoreLink(vocabulary),
    excludes: [...OTHER_PATHS, ...(excludesBlogs ? BLOGS_AND_FORUMS : [])],
  };
  const end = await crawlSite(options, {
    load: async () => ({ pending: [], processed: [], stored: [] }),
    visit: sink.setCurrent,
    async record(outcome) {
      if (outcome.skipped) failures.push(outcome.skipped);
      if (!outcome.page) return;
      const { url, title, text, markdown, published, modified } = outcome.page;
      const reason = ageObjection({ url, title, text, dates: [published, modified] }, source.kind);
      if (reason) return sink.addSkipped({ source: url, reason });
      // Of what somebody names by hand, a short line may be all that is wanted: a service and its price.
      const passages = passagesOfMarkdown(markdown, limits.itemLength, source.kind === 'own' ? 1 : undefined);
      await sink.addPage({ source: url, kind: source.kind, isListed: true, title, passages });
    },
  });
  for (const { url, kind } of failures) await sink.addSkipped({ source: url, reason: kind });
  if (!end.ok && failures.length === 0) await sink.addSkipped({ source: source.url, reason: end.kind });
  return end.ok;
}

/** Crawls sources, a few at once. Returns how many of them could be read. */
export async function crawlSources(
  sources: readonly Source[],
  plan: Plan,
  vocabulary: Vocabulary,
  crawl: SourceCrawl,
  sink: ResearchSink,
): Promise<number> {
  let crawled = 0;
  await inParallel(sources, CONCURRENCY, async (source) => {
    if (await crawlSource(source, plan, vocabulary, crawl, sink)) crawled += 1;
  });
  return crawled;
}
