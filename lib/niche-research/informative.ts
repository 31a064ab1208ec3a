import type { SourceKind } from './knowledge';
import { claimOf, isInFirstPerson, isInformation, sells, speaksForItself } from './own-claims';
import type { Passage } from './passages';
import { stopWordShare } from './relevance';
import type { SourcePage } from './research-sink';

/** These speak about a trade, not for themselves: "call us for advice" of an authority is no offer. */
const IMPARTIAL = new Set<SourceKind>(['regulation', 'professional-association', 'education', 'reference']);

export const isImpartial = (kind: SourceKind): boolean => IMPARTIAL.has(kind);

/** The least share of stop words in sentences, and in those of a company, whose slogans have more than a list has. */
const LEAST_STOP_WORDS = 0.2;
const LEAST_IN_COMPANY = 0.3;

/** Kinds that a path or a title suggests. */
const SUGGESTED = new Set<SourceKind>(['best-practice', 'blog']);

/** The kind of a page: one that sells something is a company's, even if its title promises a guide, or if it is in a blog. */
export const kindOf = ({ kind, isListed, passages }: SourcePage): SourceKind =>
  SUGGESTED.has(kind) && !isListed && passages.some(({ content }) => sells(content)) ? 'company' : kind;

/** The end of a text that only introduces what follows it. */
const INTRODUCTION = /(?::|…|\.\.\.)$/;

/** One sentence that only says what can be read elsewhere, or in the rest of the page. */
const POINTER =
  /^(?:(?:view|read|see|check out|click|download|discover|visit|find out|learn)\b[^.!?\n]*\b(?:guides?|pages?|articles?|sections?|websites?|reports?|videos?|here|below|blogs?|posts?)\b[^.!?\n]*|[^.!?\n]*\btakes? a (?:closer )?look at\b[^.!?\n]*)[.!?]?$/i;

type Speaker = Pick<SourcePage, 'kind' | 'isListed'>;

/** Whether a passage informs about a trade: sentences that are neither advertising nor a customer's review. */
function informs({ content, heading }: Passage, { kind, isListed }: Speaker): boolean {
  const share = stopWordShare(content);
  if (share < LEAST_STOP_WORDS || INTRODUCTION.test(content) || POINTER.test(content)) return false;
  if (isImpartial(kind)) return true;
  if (claimOf(content, heading)) return false;
  if (kind === 'company') return share >= LEAST_IN_COMPANY && !isInFirstPerson(heading) && isInformation(content);
  return isListed || kind !== 'best-practice' || !isInFirstPerson(content);
}

const MIN_LENGTH = 80;

/** The parts of a passage between the paragraphs in which somebody speaks for themselves. */
function partsOf({ heading, content }: Passage): Passage[] {
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  for (const line of [...content.split('\n'), undefined]) {
    if (line === undefined || speaksForItself(line)) {
      parts.push(content.slice(from, at).trim());
      from = at + (line?.length ?? 0);
    }
    at += (line?.length ?? 0) + 1;
  }
  return parts.filter((part) => part.length >= MIN_LENGTH).map((part) => ({ heading, content: part }));
}

const lengthOf = (passages: readonly Passage[]) => passages.reduce((sum, { content }) => sum + content.length, 0);

/**
 * The passages of a page that inform about a trade, without the paragraphs that advertise. A company's page of which less than half informs
 * is a brochure, and what is left of it hardly impartial.
 */
export function informativePassages({ passages, ...speaker }: Speaker & Pick<SourcePage, 'passages'>): Passage[] {
  const informative = passages.flatMap((passage) =>
    informs(passage, speaker) ? [passage] : partsOf(passage).filter((part) => informs(part, speaker)),
  );
  return speaker.kind === 'company' && lengthOf(informative) < lengthOf(passages) / 2 ? [] : informative;
}
