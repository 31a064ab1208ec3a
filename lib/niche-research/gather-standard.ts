import { type CrawlOptions, crawlSite } from '@/lib/crawler/crawl/crawl-site';
import { memoryStore } from '@/lib/crawler/crawl/memory-store';
import type { SkippedPage } from '@/lib/crawler/crawl/store';
import type { ProblemKind } from '@/lib/crawler/fetch/problem';
import type { DirectoryEntry } from './directory/entry';
import type { Gathered, Gathering } from './gathering';
import { readArticle, searchArticles, type WikiOptions, type WikiProblem } from './mediawiki';
import { passagesOf, passagesOfArticle } from './passages';
import type { Plan } from './plan';
import { relevanceOf, stemsOf, type Vocabulary } from './relevance';

export type StandardSources = {
  wiki: WikiOptions;
  /** How websites are crawled; start, number of pages and what to exclude are set for each. */
  crawl: Pick<CrawlOptions, 'productToken' | 'fetch' | 'pace'>;
  /** The sources of the directory that the plan is for. */
  directory: readonly DirectoryEntry[];
};

const ARTICLES_A_SEARCH = 8;
/** Websites that are read side by side. */
const SITES_AT_ONCE = 3;
const BLOGS_AND_FORUMS = ['*/blog*', '*/forum*', '*/community/*', '*/discussion*'];
/** Parts of every large website that say nothing about a trade. */
const NEVER = [
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

const reasonOf: Record<WikiProblem['kind'], ProblemKind> = {
  unreachable: 'refused',
  timeout: 'timeout',
  'rate-limited': 'too-many-requests',
  'bad-answer': 'broken',
};

/** The titles of the articles that fit the plan best, and whether the encyclopaedia could be asked at all. */
async function findArticles(plan: Plan, vocabulary: Vocabulary, wiki: WikiOptions) {
  const scores = new Map<string, number>();
  let answers = 0;
  for (const term of plan.terms) {
    const found = await searchArticles(term, { ...wiki, limit: ARTICLES_A_SEARCH });
    if (!found.ok) continue;
    answers += 1;
    for (const { title, snippet } of found.articles) {
      const score = relevanceOf({ title, heading: title, content: `${title}. ${snippet}` }, vocabulary);
      scores.set(title, Math.max(score, scores.get(title) ?? 0));
    }
  }
  const best = [...scores].filter(([, score]) => score > 0).sort((a, b) => b[1] - a[1]);
  return { titles: best.slice(0, plan.limits.articles).map(([title]) => title), isReachable: answers > 0 };
}

async function readArticles(titles: readonly string[], plan: Plan, wiki: WikiOptions, gathering: Gathering) {
  for (const [index, title] of titles.entries()) {
    gathering.visit(title);
    const read = await readArticle(title, wiki);
    if (!read.ok) {
      await gathering.missed({ source: title, reason: reasonOf[read.kind] });
      continue;
    }
    const { url, text } = read.article;
    if (index === 0) gathering.learn([text]);
    await gathering.found({
      source: url,
      kind: 'reference',
      title: read.article.title,
      passages: passagesOfArticle(text, plan.limits.itemLength),
    });
  }
}

/** How much a link promises: the words of the niche in its text and its address. */
const promiseOf = (vocabulary: Vocabulary) => (link: { url: string; text: string }) => {
  const { pathname } = new URL(link.url);
  const stems = new Set(stemsOf(`${link.text} ${pathname.replaceAll(/[-_/.]/g, ' ')}`));
  return [...stems].reduce((sum, stem) => sum + (vocabulary.get(stem) ?? 0), 0);
};

/** Reads the page that the directory names, and those it leads to that promise most. */
async function readSource(
  entry: DirectoryEntry,
  plan: Plan,
  vocabulary: Vocabulary,
  sources: StandardSources,
  gathering: Gathering,
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
      score: promiseOf(vocabulary),
      excludes: [...NEVER, ...(plan.kinds.includes('blog') ? [] : BLOGS_AND_FORUMS)],
    },
    {
      ...store,
      visit: gathering.visit,
      async record(outcome) {
        await store.record(outcome);
        if (!outcome.page) return;
        const { url, title, text, headings } = outcome.page;
        const passages = passagesOf(
          text,
          headings.map((heading) => heading.text),
          plan.limits.itemLength,
        );
        await gathering.found({ source: url, kind: entry.kind, title, passages });
      },
    },
  );
  for (const { url, kind } of failures) await gathering.missed({ source: url, reason: kind });
  if (!end.ok && failures.length === 0) await gathering.missed({ source: entry.url, reason: end.kind });
  return end.ok;
}

/** The first sources of each kind in turn, so that a small number of them is not all of one kind. */
export function pickSources(entries: readonly DirectoryEntry[], count: number): DirectoryEntry[] {
  const byKind = new Map<string, DirectoryEntry[]>();
  for (const entry of entries) byKind.set(entry.kind, [...(byKind.get(entry.kind) ?? []), entry]);
  const picked: DirectoryEntry[] = [];
  for (let turn = 0; picked.length < Math.min(count, entries.length); turn += 1) {
    for (const list of byKind.values()) picked.push(...list.slice(turn, turn + 1));
  }
  return picked.slice(0, count);
}

/** Reads an encyclopaedia and the sources of the directory, as far as a plan says. */
export async function gatherStandard(
  plan: Plan,
  vocabulary: Vocabulary,
  sources: StandardSources,
  gathering: Gathering,
): Promise<Gathered> {
  const { limits } = plan;
  const directory = pickSources(sources.directory, limits.sources);
  const { titles, isReachable } = await findArticles(plan, vocabulary, sources.wiki);
  await gathering.expect(titles.length + directory.length * limits.pagesEach);
  await readArticles(titles, plan, sources.wiki, gathering);
  const waiting = [...directory];
  let read = 0;
  const reader = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      if (await readSource(entry, plan, vocabulary, sources, gathering)) read += 1;
    }
  };
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, reader));
  return isReachable || read > 0 ? { ok: true } : { ok: false, reason: 'sources' };
}
