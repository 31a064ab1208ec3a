import { headOf, namesActivity } from './activities';
import { areSiblings } from './alike';
import type { FactLine } from './page-lines';
import { findAmounts } from './price-amounts';
import { isKindOfService, isService, namesOtherPage, SERVICES, serviceNameOf } from './service-names';

const MIN_LIST = 3;
const MAX_WORDS = 6;
/** The most lines from one card to the next. */
const MAX_CARD = 10;

/** What the lists below it are of: work that was done, steps, reasons, what one service includes. */
const OTHERS =
  /^(?:why|how|when)\b|\b(?:includ\w+|projects?|portfolio|our work|recent|latest|galler(?:y|ies)|before|process|steps?|reasons?|benefits?|reviews?|testimonials|news|blog|articles?|qualif\w+|train(?:ed|ing)|certif\w+|jobs?|careers?|areas?|(?:we|I) treat|conditions|symptoms|problems?|questions|results)\b/i;

const isShort = ({ kind, level, text, place, isQuoted }: FactLine): boolean =>
  place === 'content' &&
  !isQuoted &&
  kind !== 'row' &&
  (kind !== 'heading' || level > 1) &&
  text.split(/\s+/).length <= MAX_WORDS &&
  !/\b(?:we|you|our|your|contact|booking)\b/i.test(text);

/** The heading that a line is below; for a heading, the one of a higher level. */
const headingAbove = (lines: readonly FactLine[], at: number): FactLine | undefined => {
  const line = lines[at] as FactLine;
  const { level } = line.kind === 'heading' ? line : { level: Number.POSITIVE_INFINITY };
  return lines.slice(0, at).findLast((above) => above.kind === 'heading' && above.level < level);
};

/** A line and those that follow it in the same section and are marked up like it, as names on cards are. */
function listFrom(lines: readonly FactLine[], at: number): FactLine[] {
  const first = lines[at] as FactLine;
  const list = [first];
  let last = at;
  for (let next = at + 1; next < lines.length && next - last <= MAX_CARD; next += 1) {
    const line = lines[next] as FactLine;
    if (line.kind === 'heading' && (first.kind !== 'heading' || line.level < first.level)) break;
    const isAlike = line.kind === first.kind && line.level === first.level && areSiblings(first, line);
    if (!isAlike || !isShort(line)) continue;
    list.push(line);
    last = next;
  }
  return list;
}

/** Whether a list is of what a price includes: its label says so, or the price is in its heading or above it in its section. */
function isIncluded(lines: readonly FactLine[], at: number): boolean {
  const { heading } = lines[at] as FactLine;
  const label = lines[at - 1]?.text ?? '';
  if (/^(?:what[’']?s |everything )?included?s?\b/i.test(label)) return true;
  const above = lines.slice(Math.max(0, at - MAX_CARD), at).filter((line) => line.heading === heading);
  return [heading, label, ...above.map(({ text }) => text)].some((text) => findAmounts(text).length > 0);
}

/**
 * The names in lists of short lines that are marked up alike, if at least half of them, and three, are of activities; below a
 * heading such as "Our services", two. On the page of all services, other lines than headings count
 * only in no section.
 */
export function findActivityLists(lines: readonly FactLine[], isServicesPage: boolean): FactLine[] {
  const seen = new Set<FactLine>();
  return lines.flatMap((line, at) => {
    if (seen.has(line) || !isShort(line)) return [];
    const list = listFrom(lines, at);
    for (const one of list) seen.add(one);
    const named = list.filter(
      (one) => (isService(one) || isKindOfService(one)) && !namesOtherPage(headOf(serviceNameOf(one.text))),
    );
    const { length } = named.filter(({ text }) => namesActivity(serviceNameOf(text)));
    if (named.length < MIN_LIST || named.length * 4 < list.length * 3 || length < 2) return [];
    if (isIncluded(lines, at)) return [];
    const above = headingAbove(lines, at);
    const isOfServices = above ? SERVICES.test(above.text) : isServicesPage;
    const isInSection = isServicesPage && above !== undefined && above.level > 1 && line.kind !== 'heading';
    const isOfActivities = length >= MIN_LIST && length * 2 >= named.length && !isInSection;
    return isOfServices || (isOfActivities && !OTHERS.test(above?.text ?? '')) ? named : [];
  });
}
