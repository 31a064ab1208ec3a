import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Element } from 'domhandler';
import { type BoostedTrees, compileTrees } from '@/lib/crawler/boosted-trees';
import { listElements } from '@/lib/crawler/extract/dom';
import { sortElements } from '@/lib/crawler/extract/page-elements';
import { findBase, linkReader } from '@/lib/crawler/extract/page-links';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { readPage } from '@/lib/crawler/extract/read-page';
import { describingPages } from '@/lib/crawler/facts/collect-facts';
import { gatherNames, namesOfSiteSigns, siteSignsOf } from '@/lib/crawler/facts/collect-services';
import type { FactPage } from '@/lib/crawler/facts/fact-types';
import { type WordOdds, wordsOfName } from '@/lib/crawler/facts/name-signs';
import { findNamedTexts, type NamedText } from '@/lib/crawler/facts/named-texts';
import { findHome } from '@/lib/crawler/facts/ownership';
import { type FactLine, joinHeadings, readLines } from '@/lib/crawler/facts/page-lines';
import { judgeNames, namesOfPageSigns } from '@/lib/crawler/facts/service-signs';
import { candidatesOf } from '@/lib/crawler/facts/services';
import { type Example, fitTrees, round } from './boosted-trees';

/*
 * npm run bench:services -- --sites FOLDER [--sites FOLDER] [--fit]
 *
 * How well the names of services are told from the other short texts of websites, judged by models that have not seen the website; `--fit` also
 * fits the models of the product on all of them. A folder has a folder of HTML files for each website; `service-names.json` has what its services are.
 */
const LABELS = 'bench/service-names.json';
const MODELS = 'lib/crawler/facts/service-models.json';
const FOLDS = 5;
const TREES = 60;
/** What is neither clearly a service nor clearly none: products, parts of a service, names with a place. Stated, it is half a fault. */
const DOUBTFUL_WEIGHT = 0.4;
const TARGET_PRECISION = 0.98;
/** Words of fewer websites say nothing about others. */
const MIN_SITES = 2;

interface Label {
  yes: string[];
  maybe: string[];
  /** The files whose texts were labelled, if not all. */
  pages?: string[];
}

interface Page {
  fact: FactPage;
  lines: FactLine[];
  linking: Element[];
  named: NamedText[];
}

interface Site {
  key: string;
  fold: number;
  pages: Page[];
  services: ReadonlySet<string>;
  doubtful: ReadonlySet<string>;
  odds: WordOdds;
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesOf(path) : [path];
  });

function readPageOf(html: string, url: string): Page {
  const { title, contentType, language, facts } = readPage(html, url);
  const document = parseHtml(html);
  const { linking, stating } = sortElements(listElements(document));
  const lines = joinHeadings(readLines(readBlocks(document, linkReader(findBase(stating, url)))));
  return { fact: { url, title, contentType, language, facts }, lines, linking, named: [] };
}

function readSites(folders: readonly string[]): Site[] {
  const labels: Record<string, Label> = JSON.parse(readFileSync(LABELS, 'utf8'));
  return Object.entries(labels).flatMap(([key, { yes, maybe, pages: labelled }], index) => {
    const folder = folders.map((one) => join(one, key)).find((one) => statSync(one, { throwIfNoEntry: false }));
    if (!folder) return [];
    const pages = filesOf(folder)
      .filter((file) => (labelled ? labelled.includes(relative(folder, file)) : /\.html?$/.test(file)))
      .map((file) => {
        const path = relative(folder, file).replace(/(?:^|(?<=\/))index\.html?$/, '');
        return readPageOf(readFileSync(file, 'utf8'), `https://${key}.test/${path}`);
      });
    return [{ key, fold: index % FOLDS, pages, services: new Set(yes), doubtful: new Set(maybe), odds: {} }];
  });
}

/** On how many websites each word is in the name of a service, and in other texts. */
function countWords(sites: readonly Site[]) {
  const counts = new Map<string, Map<string, { yes: boolean; no: boolean }>>();
  for (const { key, pages, services, doubtful } of sites)
    for (const name of new Set(pages.flatMap(({ named }) => named.map((one) => one.key)))) {
      if (doubtful.has(name)) continue;
      for (const word of wordsOfName(name)) {
        const bySite = counts.get(word) ?? new Map<string, { yes: boolean; no: boolean }>();
        const seen = bySite.get(key) ?? { yes: false, no: false };
        bySite.set(key, services.has(name) ? { ...seen, yes: true } : { ...seen, no: true });
        counts.set(word, bySite);
      }
    }
  return counts;
}

/** The odds of words, without a website that is judged by them. */
function oddsOf(counts: ReturnType<typeof countWords>, without?: string): WordOdds {
  const odds: [string, number][] = [];
  for (const [word, bySite] of counts) {
    const others = [...bySite].filter(([site]) => site !== without).map(([, seen]) => seen);
    const [yes, no] = [others.filter((one) => one.yes).length, others.filter((one) => one.no).length];
    if (others.length >= MIN_SITES) odds.push([word, Math.round(Math.log((yes + 0.5) / (no + 1.5)) * 100) / 100]);
  }
  return Object.fromEntries(odds.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const toFeatures = (names: readonly string[], signs: ArrayLike<number>) =>
  Object.fromEntries(names.flatMap((name, at) => (signs[at] ? [[name, signs[at]]] : [])));

const weightOf = (site: Site, key: string) => (site.doubtful.has(key) ? DOUBTFUL_WEIGHT : 1);

/** Every short text of a page of a website with its signs. */
function pageExamples(site: Site): Example[] {
  const times = new Map<string, number>();
  for (const { key } of site.pages.flatMap(({ named }) => named)) times.set(key, (times.get(key) ?? 0) + 1);
  return site.pages.flatMap(({ fact, lines, named }) => {
    const features: Example['features'][] = [];
    judgeNames(lines, named, fact, (signs) => features.push(toFeatures(namesOfPageSigns, signs)));
    return named.map(({ key }, at) => {
      const weight = weightOf(site, key) / Math.sqrt(times.get(key) ?? 1);
      return { features: features[at] ?? {}, isRight: site.services.has(key), weight };
    });
  });
}

/** The names of a website with their signs, when the pages are judged by `model`. */
function siteExamples(site: Site, model: BoostedTrees) {
  const evidence = compileTrees(model, namesOfPageSigns);
  const all = site.pages.map(({ fact, lines, named }) => {
    const services = candidatesOf(named, judgeNames(lines, named, fact, evidence));
    return { ...fact, facts: { ...fact.facts, services } };
  });
  const home = findHome(all);
  const pages = describingPages(all, home);
  const names = gatherNames(pages);
  return siteSignsOf(names, pages, home, site.odds).map((signs, at) => {
    const key = names[at]?.key ?? '';
    const features = toFeatures(namesOfSiteSigns, signs);
    return { key, signs, features, isRight: site.services.has(key), weight: weightOf(site, key) };
  });
}

interface Judged {
  probability: number;
  isRight: boolean;
  isDoubtful: boolean;
}

function precisionAt(judged: readonly Judged[], threshold: number) {
  const stated = judged.filter(({ probability }) => probability >= threshold);
  const right = stated.filter(({ isRight }) => isRight).length;
  const doubtful = stated.filter(({ isDoubtful }) => isDoubtful).length;
  return {
    right,
    doubtful,
    wrong: stated.length - right - doubtful,
    precision: right / Math.max(1, stated.length - doubtful),
  };
}

const { values } = parseArgs({
  options: { sites: { type: 'string', multiple: true }, fit: { type: 'boolean' } },
});
const sites = readSites(values.sites ?? []);
if (sites.length === 0) throw new Error('Name folders with websites: --sites FOLDER');
// Without odds, no name is left out.
for (const { pages } of sites) for (const page of pages) page.named = findNamedTexts(page.lines, page.linking, {});
const counts = countWords(sites);
for (const site of sites) {
  site.odds = oddsOf(counts, site.key);
  for (const page of site.pages) page.named = findNamedTexts(page.lines, page.linking, site.odds);
}
const examples = new Map(sites.map((site) => [site, pageExamples(site)]));
const fitPage = (chosen: readonly Site[]) =>
  fitTrees(
    chosen.flatMap((site) => examples.get(site) ?? []),
    TREES,
  );

// The second model is fitted on evidence of first models that have not seen the website, as in the product.
const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
const decided = folds.flatMap((fold) => {
  const model = fitPage(sites.filter((site) => site.fold !== fold));
  console.log(`fold ${fold + 1} of ${FOLDS} read`);
  return sites.filter((site) => site.fold === fold).map((site) => ({ site, examples: siteExamples(site, model) }));
});
const judged = folds.flatMap((fold) => {
  const others = decided.filter(({ site }) => site.fold !== fold);
  const decide = compileTrees(
    fitTrees(
      others.flatMap((one) => one.examples),
      TREES,
    ),
    namesOfSiteSigns,
  );
  return decided
    .filter(({ site }) => site.fold === fold)
    .flatMap((one) =>
      one.examples.map(({ key, signs, isRight }) => {
        const probability = 1 / (1 + Math.exp(-decide(signs)));
        return { probability, isRight, isDoubtful: one.site.doubtful.has(key), key, site: one.site.key };
      }),
    );
});
const total = sites.reduce((sum, { services }) => sum + services.size, 0);
console.log(`${sites.length} websites, ${total} names of services`);
for (const threshold of [0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
  const { right, doubtful, wrong, precision } = precisionAt(judged, threshold);
  console.log(
    `at ${threshold}: ${right} right, ${doubtful} doubtful, ${wrong} wrong; precision ${precision.toFixed(3)}, recall ${(right / total).toFixed(3)}`,
  );
}
if (values.fit) {
  const thresholds = Array.from({ length: 50 }, (_, at) => round(0.5 + at / 100));
  const threshold = thresholds.find((one) => precisionAt(judged, one).precision >= TARGET_PRECISION) ?? 0.95;
  const models = {
    odds: oddsOf(counts),
    page: fitPage(sites),
    site: fitTrees(
      decided.flatMap((one) => one.examples),
      TREES,
    ),
    threshold,
  };
  writeFileSync(MODELS, `${JSON.stringify(models)}\n`);
  console.log(`Fitted; names are stated from a probability of ${threshold}.`);
}
