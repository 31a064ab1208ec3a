import type { Element } from 'domhandler';
import { type BoostedTrees, compileTrees } from '../boosted-trees';
import { readObject, readText, type Thing } from '../extract/structured-data';
import type { Candidate, PageFacts } from './fact-types';
import { findNamedTexts, isInMenu, type NamedText } from './named-texts';
import { type FactLine, joinHeadings } from './page-lines';
import models from './service-models.json' with { type: 'json' };
import { judgeNames, namesOfPageSigns } from './service-signs';

type Service = { name: string; description?: string };
type ServiceCandidate = PageFacts['services'][number];

/** Less probable names are not kept, as log-odds. */
const MIN_EVIDENCE = -2.5;
/** Of less probable names, only the name is kept, since pages are stored with all of them. */
const MIN_DESCRIBED = -1;
const MIN_DESCRIPTION = 30;
const MAX_DESCRIPTION = 400;
const MAX_TEXT = 300;

// TypeScript reads arrays of JSON as lists, not as tuples.
const fittedEvidence = compileTrees(models.page as unknown as BoostedTrees, namesOfPageSigns);

const placeOf = ({ line, link }: NamedText) => {
  if (line) return line.place;
  return link && isInMenu(link) ? 'header' : 'content';
};
const locate = (named: NamedText): Candidate<Service> => ({
  name: named.name,
  text: named.name,
  place: placeOf(named),
});

/** A service with its description: the rest of its line, or the paragraph below it. */
function describe(named: NamedText): Candidate<Service> {
  const { name, line, next } = named;
  if (!line) return locate(named);
  const isDescription =
    next?.kind === 'paragraph' &&
    line.kind === 'heading' &&
    next.text.length >= MIN_DESCRIPTION &&
    !/lorem ipsum|©|all rights reserved/i.test(next.text);
  const [, rest] = line.text.split(/\s[–—]\s|:\s/, 2);
  const description = rest ?? (isDescription ? next.text.slice(0, MAX_DESCRIPTION) : undefined);
  const text = [name, description].filter(Boolean).join(': ').slice(0, MAX_TEXT);
  return { name, description, text, place: line.place };
}

/** The named texts of a page with what speaks for each being the name of a service, each once. */
export function candidatesOf(named: readonly NamedText[], judged: readonly number[]): ServiceCandidate[] {
  const best = new Map<string, { text: NamedText; evidence: number }>();
  for (const [index, text] of named.entries()) {
    const evidence = Math.round((judged[index] ?? MIN_EVIDENCE) * 100) / 100;
    if (evidence < MIN_EVIDENCE || (best.get(text.key)?.evidence ?? MIN_EVIDENCE) >= evidence) continue;
    best.set(text.key, { text, evidence });
  }
  return [...best.values()].map(({ text, evidence }) => ({
    ...(evidence < MIN_DESCRIBED ? locate(text) : describe(text)),
    evidence,
    ...(text.link ? { isLink: true as const } : {}),
  }));
}

/** As log-odds, 0.8. */
const LIKELY = 1.4;

/** Whether a text of a page most likely names a service, as far as the page alone tells. */
export const isLikelyService = ({ evidence = LIKELY }: ServiceCandidate): boolean => evidence >= LIKELY;

/** The texts of a page that may be names of services. */
export function findServices(
  given: readonly FactLine[],
  linking: readonly Element[],
  page: { url: string; title: string },
): ServiceCandidate[] {
  const lines = joinHeadings(given);
  const named = findNamedTexts(lines, linking);
  return candidatesOf(named, judgeNames(lines, named, page, fittedEvidence));
}

/** The items with the most evidence, in their order. Those without are stated in schema.org data and come first. */
export function likeliest<T>(items: readonly T[], most: number, evidenceOf: (item: T) => number | undefined) {
  if (items.length <= most) return [...items];
  const rankOf = (item: T) => evidenceOf(item) ?? Number.MAX_VALUE;
  const kept = new Set(items.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, most));
  return items.filter((item) => kept.has(item));
}

/** Services in schema.org data, including those in offers and catalogues. */
export function readServices(things: Thing[]): Service[] {
  return things
    .filter(({ types }) =>
      types.some((type) => /^(?:Service|MedicalProcedure|MedicalTherapy|TherapeuticProcedure)$/.test(type)),
    )
    .flatMap(({ values }) => {
      const name = readText(values.name) ?? readText(readObject(values.itemOffered)?.name);
      return name && name.length <= 100
        ? [{ name, description: readText(values.description)?.slice(0, MAX_DESCRIPTION) }]
        : [];
    });
}
