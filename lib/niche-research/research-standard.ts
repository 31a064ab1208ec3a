import type { ProblemKind } from '@/lib/crawler/fetch/problem';
import { crawlSources, type SourceCrawl } from './crawl-sources';
import type { DirectoryEntry, FoundSources } from './directory';
import { passagesOfArticle } from './passages';
import { readArticle, searchArticles, type WikiError, type WikiOptions } from './providers/mediawiki';
import { relevanceOf, type Vocabulary } from './relevance';
import type { Plan } from './research-plan';
import type { ResearchOutcome, ResearchSink } from './research-sink';

export type StandardSources = { wiki: WikiOptions; crawl: SourceCrawl; directory: FoundSources };

const ARTICLES_PER_SEARCH = 8;

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
  for (const title of titles) {
    sink.setCurrent(title);
    const read = await readArticle(title, wiki);
    if (!read.ok) {
      await sink.addSkipped({ source: title, reason: reasonOf[read.kind] });
      continue;
    }
    const { url, text } = read.article;
    const passages = passagesOfArticle(text, plan.limits.itemLength);
    await sink.addPage({ source: url, kind: 'reference', isListed: true, title: read.article.title, passages });
  }
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
  { wiki, crawl, directory }: StandardSources,
  sink: ResearchSink,
): Promise<ResearchOutcome> {
  const { limits } = plan;
  const picked = pickSources(directory.usable, limits.sources);
  const { titles, isReachable } = await searchTitles(plan, vocabulary, wiki);
  await sink.setExpectedPages(titles.length + picked.length * limits.pagesEach + directory.dropped.length);
  for (const { url, reason } of directory.dropped) await sink.addSkipped({ source: url, reason });
  await readArticles(titles, plan, wiki, sink);
  const crawled = await crawlSources(picked, plan, vocabulary, crawl, sink);
  if (isReachable) return { ok: true };
  return crawled > 0 ? { ok: true, missing: 'encyclopaedia' } : { ok: false, reason: 'sources' };
}
