import { type CrawlOptions, crawlSite } from '@/lib/crawler/crawl/crawl-site';
import { memoryStore } from '@/lib/crawler/crawl/memory-store';
import type { SkippedPage } from '@/lib/crawler/crawl/store';
import type { ProblemKind } from '@/lib/crawler/fetch/problem';
import type { DirectoryEntry } from './directory/entry';
import { readArticle, searchArticles, type WikiError, type WikiOptions } from './mediawiki';
import { passagesOf, passagesOfArticle } from './passages';
import { relevanceOf, stemsOf, type Vocabulary } from './relevance';
import type { Plan } from './research-plan';
import type { ResearchOutcome, ResearchSink } from './research-sink';
import { isOutdated } from './source-filter';

export type StandardSources = {
  wiki: WikiOptions;
  /** Crawl options of every source; start URL, page limit and exclusions are set per source. */
  crawl: Pick<CrawlOptions, 'productToken' | 'fetch' | 'pace' | 'pacer'>;
  /** The sources of the directory that fit the plan. */
  directory: readonly DirectoryEntry[];
};

const ARTICLES_PER_SEARCH = 8;
/** Websites that are crawled simultaneously. */
const CONCURRENCY = 3;
const BLOG_AND_FORUM_PATHS = ['*/blog*', '*/forum*', '*/community/*', '*/discussion*'];
/** Paths of large websites that never say anything about a trade. */
const EXCLUDED_PATHS = [
  '*/events/*',
  '*/careers*',
  '*/jobs/*',
  '*/vacancies*',
  '*/login*',
  '*/search*',
  '*/media-centre/*',
  '*/privacy*',
  '*/cookie*',
];

const reasonOf: Record<WikiError['kind'], ProblemKind> = {
  unreachable: 'refused',
  timeout: 'timeout',
  'rate-limited': 'too-many-requests',
  'bad-response': 'broken',
};

/** Titles of the articles that fit the plan best, and whether the encyclopaedia responded at all. */
async function searchTitles(plan: Plan, vocabulary: Vocabulary, wiki: WikiOptions) {
  const scores = new Map<string, number>();
  let responses = 0;
  for (const term of plan.terms) {
    const found = await searchArticles(term, { ...wiki, limit: ARTICLES_PER_SEARCH });
    if (!found.ok) continue;
    responses += 1;
    for (const { title, snippet } of found.articles) {
      const score = relevanceOf({ title, heading: title, content: `${title}. ${snippet}` }, vocabulary);
      scores.set(title, Math.max(score, scores.get(title) ?? 0));
    }
  }
  const best = [...scores].filter(([, score]) => score > 0).sort((a, b) => b[1] - a[1]);
  return { titles: best.slice(0, plan.limits.articles).map(([title]) => title), isReachable: responses > 0 };
}

async function readArticles(titles: readonly string[], plan: Plan, wiki: WikiOptions, sink: ResearchSink) {
  for (const [index, title] of titles.entries()) {
    sink.setCurrent(title);
    const read = await readArticle(title, wiki);
    if (!read.ok) {
      await sink.addSkipped({ source: title, reason: reasonOf[read.kind] });
      continue;
    }
    const { url, text } = read.article;
    if (index === 0) sink.learn([text]);
    await sink.addPage({
      source: url,
      kind: 'reference',
      isListed: true,
      title: read.article.title,
      passages: passagesOfArticle(text, plan.limits.itemLength),
    });
  }
}

/** Scores a link by the niche's vocabulary in its text and path. */
const scoreLink = (vocabulary: Vocabulary) => (link: { url: string; text: string }) => {
  const { pathname } = new URL(link.url);
  const stems = new Set(stemsOf(`${link.text} ${pathname.replaceAll(/[-_/.]/g, ' ')}`));
  return [...stems].reduce((sum, stem) => sum + (vocabulary.get(stem) ?? 0), 0);
};

/** Crawls a source of the directory: its start page and the highest-scoring links. */
async function crawlSource(
  entry: DirectoryEntry,
  plan: Plan,
  vocabulary: Vocabulary,
  sources: StandardSources,
  sink: ResearchSink,
) {
  const failures: SkippedPage[] = [];
  const store = memoryStore({ skipped: (one) => failures.push(one) });
  const end = await crawlSite(
    {
      ...sources.crawl,
      start: entry.url,
      read: {},
      maxPages: plan.limits.pagesEach,
      sitemaps: false,
      score: scoreLink(vocabulary),
      excludes: [...EXCLUDED_PATHS, ...(plan.kinds.includes('blog') ? [] : BLOG_AND_FORUM_PATHS)],
    },
    {
      ...store,
      visit: sink.setCurrent,
      async record(outcome) {
        await store.record(outcome);
        if (!outcome.page) return;
        const { url, title, text, headings, published, modified } = outcome.page;
        if (isOutdated({ url, title, text, dates: [published, modified] }, entry.kind)) {
          await sink.addSkipped({ source: url, reason: 'outdated' });
          return;
        }
        const passages = passagesOf(
          text,
          headings.map((heading) => heading.text),
          plan.limits.itemLength,
        );
        await sink.addPage({ source: url, kind: entry.kind, isListed: true, title, passages });
      },
    },
  );
  for (const { url, kind } of failures) await sink.addSkipped({ source: url, reason: kind });
  if (!end.ok && failures.length === 0) await sink.addSkipped({ source: entry.url, reason: end.kind });
  return end.ok;
}

/** Picks sources round-robin by kind, so that a small selection is not all of one kind. */
export function pickSources(entries: readonly DirectoryEntry[], count: number): DirectoryEntry[] {
  const byKind = new Map<string, DirectoryEntry[]>();
  for (const entry of entries) byKind.set(entry.kind, [...(byKind.get(entry.kind) ?? []), entry]);
  const picked: DirectoryEntry[] = [];
  for (let round = 0; picked.length < Math.min(count, entries.length); round += 1) {
    for (const list of byKind.values()) picked.push(...list.slice(round, round + 1));
  }
  return picked.slice(0, count);
}

/** Researches a plan in an encyclopaedia and the sources of the directory. */
export async function researchStandard(
  plan: Plan,
  vocabulary: Vocabulary,
  sources: StandardSources,
  sink: ResearchSink,
): Promise<ResearchOutcome> {
  const { limits } = plan;
  const directory = pickSources(sources.directory, limits.sources);
  const { titles, isReachable } = await searchTitles(plan, vocabulary, sources.wiki);
  await sink.setExpectedPages(titles.length + directory.length * limits.pagesEach);
  await readArticles(titles, plan, sources.wiki, sink);
  const queue = [...directory];
  let crawled = 0;
  const worker = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      if (await crawlSource(entry, plan, vocabulary, sources, sink)) crawled += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return isReachable || crawled > 0 ? { ok: true } : { ok: false, reason: 'sources' };
}
