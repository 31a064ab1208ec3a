import { type BoostedTrees, compileTrees } from '../boosted-trees';
import type { FactPage, NameFact, PageFacts, ServiceFact } from './fact-types';
import { namesOfNameSigns, signsOfName, type WordOdds } from './name-signs';
import { citationsOf, gather, isDated, type Statement } from './ownership';
import { plainWords } from './plain-words';
import models from './service-models.json' with { type: 'json' };
import { slugOf } from './service-signs';
import { likeliest } from './services';
import { titleParts } from './title-parts';

type ServiceCandidate = PageFacts['services'][number];
type Named = Statement<ServiceCandidate>;

/** What stands for the evidence where there is none. */
const NO_EVIDENCE = -9;
/** Of as many names at most, the shorter forms are looked for. */
const MAX_LONGER = 300;
/** Of more names, those with the most evidence are judged. */
const MAX_NAMES = 20_000;

const flag = (is: boolean): number => (is ? 1 : 0);
const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);

/** The pages about a name, which the end of their path is, or with which a part of their title begins. */
function pagesByName(pages: readonly FactPage[]) {
  const [bySlug, byTitle] = [new Map<string, Set<FactPage>>(), new Map<string, Set<FactPage>>()];
  const add = (pagesOf: Map<string, Set<FactPage>>, name: string, page: FactPage) =>
    pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(page));
  for (const page of pages) {
    add(bySlug, slugOf(page), page);
    for (const part of titleParts(page.title)) {
      const words = plainWords(part).split(' ');
      for (const end of words.keys()) add(byTitle, words.slice(0, end + 1).join(' '), page);
    }
  }
  return { bySlug, byTitle };
}

/** The parts of names that are words, but not all of their words. */
function partsOf(keys: readonly string[]): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const key of keys) {
    const words = key.split(' ');
    for (const start of words.keys())
      for (let end = start + 1; end <= words.length; end += 1)
        if (end - start < words.length) parts.add(words.slice(start, end).join(' '));
  }
  return parts;
}

/** The names of the signs that a website gives for a name, in order. */
export const namesOfSiteSigns: readonly string[] = [
  ...namesOfNameSigns,
  'evidence',
  'meanEvidence',
  'secondEvidence',
  'lineEvidence',
  'homeEvidence',
  'pages',
  'share',
  'pagesOfSite',
  'about',
  'aboutMany',
  'aboutSlug',
  'frameShare',
  'linkShare',
  'onServices',
  'onAbout',
  'onPrices',
  'onFaq',
  'onlyDated',
  'topEvidence',
  'likely',
  'better',
  'partOfLonger',
];

/** Computes the signs of the names on the pages of a website, each in the order of `namesOfSiteSigns`. */
export function siteSignsOf(
  names: readonly Named[],
  pages: readonly FactPage[],
  home: FactPage | undefined,
  odds?: WordOdds,
): number[][] {
  const dated = new Set(pages.filter(isDated));
  const topics = pages.filter((page) => page !== home && !dated.has(page));
  const { bySlug, byTitle } = pagesByName(topics);
  const evidenceOf = ({ occurrences }: Named, is: (one: ServiceCandidate, page: FactPage) => boolean = () => true) =>
    occurrences
      .flatMap(({ candidate, page }) => {
        const one = candidate as ServiceCandidate;
        return one.evidence !== undefined && is(one, page) ? one.evidence : [];
      })
      .sort((a, b) => b - a);
  const best = names.map((one) => evidenceOf(one)[0] ?? NO_EVIDENCE);
  const sorted = best.toSorted((a, b) => b - a);
  const top = mean(sorted.slice(0, 5));
  // Assigned from the last to the first, which stays.
  const ranks = new Map(sorted.map((evidence, rank) => [evidence, rank] as const).reverse());
  const likely = sorted.filter((evidence) => evidence > 0).length;
  const parts = partsOf(names.flatMap(({ key }, at) => ((best[at] ?? 0) > 0 ? key : [])).slice(0, MAX_LONGER));
  return names.map((one, at) => {
    const { key, occurrences } = one;
    const evidence = evidenceOf(one);
    const shown = new Set(occurrences.map(({ page }) => page));
    const [slugs, titles] = [bySlug.get(key), byTitle.get(key)];
    const about = new Set([...(slugs ?? []), ...(titles ?? [])]);
    const shareOf = (is: (candidate: ServiceCandidate) => boolean) =>
      occurrences.filter(({ candidate }) => is(candidate as ServiceCandidate)).length / pages.length;
    const isOn = (type: FactPage['contentType']) => flag([...shown].some(({ contentType }) => contentType === type));
    return [
      ...signsOfName(one.value.name, odds),
      best[at] ?? NO_EVIDENCE,
      mean(evidence),
      evidence[1] ?? NO_EVIDENCE,
      evidenceOf(one, ({ isLink }) => !isLink)[0] ?? NO_EVIDENCE,
      evidenceOf(one, (_, page) => page === home)[0] ?? NO_EVIDENCE,
      shown.size,
      shown.size / pages.length,
      pages.length,
      flag(about.size > 0),
      flag(about.size * 2 > topics.length + 1),
      flag(slugs !== undefined),
      shareOf(({ place }) => place !== 'content'),
      shareOf(({ isLink }) => isLink === true),
      isOn('Services'),
      isOn('About'),
      isOn('Prices'),
      isOn('FAQ'),
      flag([...shown].every((page) => dated.has(page))),
      top,
      likely,
      ranks.get(best[at] ?? NO_EVIDENCE) ?? 0,
      flag(parts.has(key)),
    ];
  });
}

/** The names on the pages of a website that may be those of services, each once. */
export const gatherNames = (pages: readonly FactPage[]): Named[] =>
  gather(
    pages,
    ({ facts }) =>
      facts.services.map((candidate) => ({ key: plainWords(candidate.name), value: candidate, candidate })),
    (next, known) => known.description === undefined && next.description !== undefined,
  );

// TypeScript reads arrays of JSON as lists, not as tuples.
const fittedDecision = compileTrees(models.site as unknown as BoostedTrees, namesOfSiteSigns);
const THRESHOLD = Math.log(models.threshold / (1 - models.threshold));

/** Whether a text is the name of a business, or starts with it: "Oak & Daughter Services". */
const isNameOf = (business: NameFact | undefined, key: string): boolean =>
  business?.name.includes(' ') === true && `${key} `.startsWith(`${plainWords(business.name)} `);

/** What most speaks for a name; undefined if schema.org data states it. */
function evidenceFor({ occurrences }: Named): number | undefined {
  let most = NO_EVIDENCE;
  for (const { candidate } of occurrences) {
    const { evidence } = candidate as ServiceCandidate;
    if (evidence === undefined) return undefined;
    most = Math.max(most, evidence);
  }
  return most;
}

/**
 * The services of a business: those in schema.org data, and the names that most probably are those of services by what stands around them on their
 * pages, by their words, and by how the website as a whole uses them.
 */
export function collectServices(
  pages: readonly FactPage[],
  home: FactPage | undefined,
  business: NameFact | undefined,
): ServiceFact[] {
  const names = likeliest(gatherNames(pages), MAX_NAMES, evidenceFor);
  const signs = siteSignsOf(names, pages, home);
  return names.flatMap((one, at) => {
    const isService = evidenceFor(one) === undefined || fittedDecision(signs[at] ?? []) >= THRESHOLD;
    if (!isService || isNameOf(business, one.key)) return [];
    const { name, description } = one.value;
    return [{ name, ...(description ? { description } : {}), sources: citationsOf(one) }];
  });
}
