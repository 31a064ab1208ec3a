import { type Phrases, patternOf } from '@/lib/reader/lexicon/phrases';
import { stemsOf, wordsOf } from '@/lib/reader/text/tokens';
import type { SourceKind } from './knowledge';
import type { Passage } from './passages';
import { type Vocabulary, weightOf } from './relevance';
import type { SourcePage } from './research-sink';
import { firstPersonShare, isOffer, sells } from './voice';
import { words } from './word-lists';

/** Why a passage is never taken. */
export type PassageObjection = 'offer' | 'procedure' | 'notice' | 'pointer' | 'list';

/** These speak about a trade, not for themselves: "call us for advice" of an authority is no offer. */
const IMPARTIAL = new Set<SourceKind>(['own', 'regulation', 'professional-association', 'education', 'reference']);
/** Kinds that a path or a title suggests, and those that are told by nothing else. */
const SUGGESTED = new Set<SourceKind>(['best-practice', 'blog']);
const UNKNOWN = new Set<SourceKind>([...SUGGESTED, 'company']);

const lists = words.objections;
const [SITE, ORGANISATION, PROCEDURE] = [lists.site, lists.organisation, lists.procedure].map((list) =>
  patternOf(list),
) as [Phrases, Phrases, Phrases];
/** A longer passage may mention a website's own matters in passing. */
const NOTICE_LENGTH = 700;

/** The end of a text that only introduces what follows it. */
const INTRODUCTION = /(?::|…|\.\.\.)$/;
/** One sentence that only says what can be read elsewhere. */
const READ_ELSEWHERE =
  /^(?:view|read|see|check out|click|download|discover|visit|find out|learn|[^.!?\n]*\btakes? a)\b[^.!?\n]*[.!?]?$/i;
const POINTER = patternOf(lists.pointer);

/** Sentences have stop words; lists of names have few. */
const LEAST_STOP_WORDS = 0.2;
const LEAST_WORDS = 8;
const MIN_LENGTH = 80;

/** The kind of a page: one that sells something is a company's, even if its title promises a guide, or if it is in a blog. */
export const kindOf = ({ kind, isListed, passages }: SourcePage): SourceKind =>
  SUGGESTED.has(kind) && !isListed && passages.some(({ content }) => sells(content)) ? 'company' : kind;

const isKnown = ({ kind, isListed }: Pick<SourcePage, 'kind' | 'isListed'>) => isListed || !UNKNOWN.has(kind);

/** The parts of a passage between the paragraphs that sell something, or in which those who are no known authority speak of themselves. */
function impartialParts({ heading, content }: Passage, speaksForOthers: boolean): Passage[] {
  const isLeftOut = (line: string) => sells(line) || (!speaksForOthers && firstPersonShare(line) > 0);
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  for (const line of [...content.split('\n'), undefined]) {
    if (line === undefined || isLeftOut(line)) {
      parts.push(content.slice(from, at).trim());
      from = at + (line?.length ?? 0);
    }
    at += (line?.length ?? 0) + 1;
  }
  return parts.filter((part) => part.length >= MIN_LENGTH).map((part) => ({ heading, content: part }));
}

/** The passages of a page, without the paragraphs of those who speak for themselves. */
export const impartialPassages = (page: Omit<SourcePage, 'source' | 'title'>): Passage[] =>
  IMPARTIAL.has(page.kind)
    ? [...page.passages]
    : page.passages.flatMap((passage) => impartialParts(passage, isKnown(page)));

/** Whether a text has a phrase in words that are not the niche's own: a venue is no notice on a page about wedding venues. */
function hasForeign(text: string, pattern: Phrases, vocabulary: Vocabulary): boolean {
  return pattern.matches(text).some((phrase) => stemsOf(phrase).every((stem) => weightOf(stem, vocabulary) === 0));
}

function isNotice({ heading, content }: Passage, vocabulary: Vocabulary): boolean {
  if (hasForeign(`${heading}\n${content}`, ORGANISATION, vocabulary)) return true;
  return SITE.test(heading) || (content.length < NOTICE_LENGTH && SITE.test(content));
}

/** Whether a text is a list of names, or too short to say anything. */
function isList(content: string): boolean {
  const all = wordsOf(content).length;
  const meaningful = stemsOf(content).length;
  return meaningful < LEAST_WORDS || 1 - meaningful / Math.max(1, all) < LEAST_STOP_WORDS;
}

const isPointer = (content: string) =>
  INTRODUCTION.test(content) || (READ_ELSEWHERE.test(content) && POINTER.test(content));

/** Why a passage is not taken, however much it is about the niche; undefined if it may be. */
export function objectionTo(
  passage: Passage,
  page: Pick<SourcePage, 'kind' | 'isListed'>,
  vocabulary: Vocabulary,
): PassageObjection | undefined {
  const { heading, content } = passage;
  if (!IMPARTIAL.has(page.kind)) {
    if (isOffer(content, heading)) return 'offer';
    if (!isKnown(page) && hasForeign(`${heading}\n${content}`, PROCEDURE, vocabulary)) return 'procedure';
  }
  if (isNotice(passage, vocabulary)) return 'notice';
  if (isPointer(content)) return 'pointer';
  return isList(content) ? 'list' : undefined;
}
