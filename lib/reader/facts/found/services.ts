import { factsWords } from '../../lexicon/lexicon';
import type { FoundText } from '../shared/fact-types';
import { type FactLine, joinHeadings } from '../shared/page-lines';
import { areAlike } from './alike';

type Found = FoundText & { line: FactLine };

/** What a list of services is headed by: "Our services", "Treatments we offer". */
const SERVICES = factsWords('serviceNames', 'services');
const BEFORE_SERVICES = /^(?:[\p{L}&]+ ){0,3}$/u;
const AFTER_SERVICES = /^(?: (?:we|include|offered|across|in|for|to).{0,30})?\s*[:.]?$/i;
/** Headings and buttons that name no service. */
const NOT_SERVICE = factsWords('serviceNames', 'notService', /\?$/u);
/** The longest name of a service. */
const MAX_NAME = 70;

/** Whether a text can be the name of a service: short, no sentence, and none of the usual headings and buttons. */
const namesService = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= MAX_NAME &&
  text.split(/\s+/).length <= 9 &&
  !NOT_SERVICE.test(text) &&
  !/[.]\s*$/.test(text) &&
  !isServicesHeading(text) &&
  !/[€£$%]|\s-\s\d/.test(text);

/** Whether services are listed below a heading: "Our services", "What we do". */
const isServicesHeading = (text: string): boolean => SERVICES.standsBetween(text, BEFORE_SERVICES, AFTER_SERVICES);

const MIN_DESCRIPTION = 30;
const MAX_DESCRIPTION = 500;
const MIN_LIST = 2;
/** So many alike names are a list on any page. */
const LONG_LIST = 3;

/** A name with the paragraph below it. */
function withDescription({ kind, text }: FactLine, next: FactLine | undefined): string {
  const isDescription = kind === 'heading' && next?.kind === 'paragraph' && next.text.length >= MIN_DESCRIPTION;
  return isDescription && next.text.length <= MAX_DESCRIPTION ? `${text}\n${next.text}` : text;
}

/** The lines from the one after a heading to the next heading of its level or a higher one. */
function sectionOf(lines: readonly FactLine[], at: number): FactLine[] {
  const { level } = lines[at] as FactLine;
  const end = lines.findIndex((line, other) => other > at && line.kind === 'heading' && line.level <= level);
  return lines.slice(at + 1, end < 0 ? undefined : end);
}

/** The names that are marked up like the first one of a section: its headings, otherwise the items of its list. */
function namesIn(section: readonly FactLine[]): FactLine[] {
  const isName = ({ kind, text, place, isQuoted }: FactLine) =>
    (kind === 'heading' || kind === 'item') && place === 'content' && !isQuoted && namesService(text);
  const named = section.filter(isName);
  const first = named.find(({ kind }) => kind === 'heading') ?? named[0];
  if (!first) return [];
  const { element } = first.block.region;
  return named.filter(({ kind, level, block: { region } }) => {
    const isSameKind = kind === first.kind && level === first.level;
    return isSameKind && areAlike(region.element, element) && areAlike(region.element?.parent, element?.parent);
  });
}

/** Names below a heading such as "Services" or "What we do": lists of headings or items that are marked up alike. */
export function findServices(given: readonly FactLine[]): Found[] {
  const lines = joinHeadings(given);
  return lines.flatMap((line, at) => {
    if (line.kind !== 'heading' || line.isQuoted || !isServicesHeading(line.text)) return [];
    const names = namesIn(sectionOf(lines, at));
    if (names.length < MIN_LIST) return [];
    return names.map((name) => ({
      text: withDescription(name, lines[lines.indexOf(name) + 1]),
      heading: line.text,
      signs: names.length >= LONG_LIST ? 2 : 1,
      line: name,
    }));
  });
}
