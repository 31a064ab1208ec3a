import type { SourceKind } from './knowledge';
import { claimOf, isInFirstPerson, sells } from './own-claims';
import type { Passage } from './passages';
import { stopWordShare } from './relevance';
import type { SourcePage } from './research-sink';

/** These speak about a trade, not for themselves: "call us for advice" of an authority is no offer. */
const IMPARTIAL = new Set<SourceKind>(['regulation', 'professional-association', 'education', 'reference']);

/** Sentences have stop words; lists of names have few. */
const LEAST_STOP_WORDS = 0.2;

/** Kinds that a path or a title suggests. */
const SUGGESTED = new Set<SourceKind>(['best-practice', 'blog']);
/** Kinds that are told by nothing else. */
const UNKNOWN = new Set<SourceKind>([...SUGGESTED, 'company']);

/** The kind of a page: one that sells something is a company's, even if its title promises a guide, or if it is in a blog. */
export const kindOf = ({ kind, isListed, passages }: SourcePage): SourceKind =>
  SUGGESTED.has(kind) && !isListed && passages.some(({ content }) => sells(content)) ? 'company' : kind;

/** The end of a text that only introduces what follows it. */
const INTRODUCTION = /(?::|…|\.\.\.)$/;

/** One sentence that only says what can be read elsewhere, or in the rest of the page. */
const POINTER =
  /^(?:(?:view|read|see|check out|click|download|discover|visit|find out|learn)\b[^.!?\n]*\b(?:guides?|pages?|articles?|sections?|websites?|reports?|videos?|here|below|blogs?|posts?)\b[^.!?\n]*|[^.!?\n]*\btakes? a (?:closer )?look at\b[^.!?\n]*)[.!?]?$/i;

const MIN_LENGTH = 80;

/** The parts of a passage between the paragraphs that advertise, or in which those who are no known authority speak of themselves. */
function partsOf({ heading, content }: Passage, isKnown: boolean): Passage[] {
  const speaksForItself = (line: string) => sells(line) || (!isKnown && isInFirstPerson(line));
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

/** The passages of a page that may inform about a trade: sentences, without the paragraphs that advertise and the reviews of customers. */
export function informativePassages({ passages, kind, isListed }: Omit<SourcePage, 'source' | 'title'>): Passage[] {
  const isKnown = isListed || !UNKNOWN.has(kind);
  const parts = IMPARTIAL.has(kind)
    ? passages
    : passages
        .flatMap((passage) => partsOf(passage, isKnown))
        .filter(({ heading, content }) => !claimOf(content, heading));
  return parts.filter(
    ({ content }) =>
      stopWordShare(content) >= LEAST_STOP_WORDS && !INTRODUCTION.test(content) && !POINTER.test(content),
  );
}
