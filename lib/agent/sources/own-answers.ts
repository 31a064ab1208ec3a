import { completions } from '@/lib/agent/understand/follow-ups';
import type { AnswerSite } from '@/lib/reader/answers/answer';
import { isGeneric, isLight } from '@/lib/reader/answers/question/lexicon';
import { type Quote, quoteOf } from '@/lib/reader/answers/quotes/quotes';
import type { SiteIndex } from '@/lib/reader/answers/site/site-index';
import type { Matcher } from '@/lib/reader/lexicon/phrases';
import { contentWords, stemOf, stemsOf } from '@/lib/reader/text/tokens';
import { type OwnTopic, spelledOut, withoutContext } from './own-topics';

/** A heading or a row names a subject, and seldom states anything. */
const isProse = (kind: string): boolean => kind === 'paragraph' || kind === 'item';
/** The ledger of claims repeats the figures of all pages. */
const isLedger = (url = ''): boolean => url.endsWith('/claims');

/** The first line of our pages that a pattern matches. An item's label is only the item before it. */
function lineOf(says: Matcher, index: SiteIndex): Quote | null {
  const found = index.entries.find(
    ({ unit, isReview }) =>
      !isReview && isProse(unit.kind) && !isLedger(index.pages[unit.page]?.url) && says.test(unit.text),
  )?.unit;
  return found ? quoteOf(found.kind === 'item' ? { ...found, label: undefined } : found, index) : null;
}

/** A topic with its line of our pages, or one about which they say nothing. */
interface Known extends OwnTopic {
  quote: Quote | null;
  /** The words by which it explains a question besides those by which it is asked. */
  stems: ReadonlySet<string>;
}

const knownTo = (index: SiteIndex, topics: readonly OwnTopic[]): Known[] =>
  topics.flatMap((topic) => {
    const quote = topic.says ? lineOf(topic.says, index) : null;
    if (topic.says && !quote) return [];
    const stems = stemsOf(`${topic.question} ${quote?.heading ?? ''} ${quote?.text ?? ''}`);
    return [{ ...topic, quote, stems: new Set(stems) }];
  });

const MAX_WEIGHT = 6;
/** What a word counts that needs no explanation. */
const AROUND = 0.15;

/** A word of a question. */
interface Word {
  word: string;
  stem: string;
  /** A word that is rare on the site says much. */
  weight: number;
  needsExplanation: boolean;
}

function wordsOf(question: string, { entries, frequency }: SiteIndex): Word[] {
  const counted = new Set(contentWords(withoutContext(question)));
  return contentWords(question).map((word) => {
    const stem = stemOf(word);
    const weight = Math.min(MAX_WEIGHT, Math.log(1 + entries.length / ((frequency.get(stem) ?? 0) + 0.5)));
    return {
      word,
      stem,
      weight: isLight(stem) ? weight / 4 : weight,
      needsExplanation: counted.has(word) && !isGeneric(stem),
    };
  });
}

/** A word of the line that answers explains a little less than one by which the topic is asked. */
const BY_LINE = 0.8;
/** For a question without words of its own, such as `How much is it?` */
const SMALL = 1;

/** The share of a question that a topic explains, by the weight of its words; `rest` is what the topic does not name. */
function shareOf(words: readonly Word[], rest: string, stems: ReadonlySet<string>): number {
  const left = new Set(contentWords(rest));
  let [explained, all] = [SMALL, SMALL];
  for (const { word, stem, weight, needsExplanation } of words) {
    const factor = !left.has(word) ? 1 : stems.has(stem) ? BY_LINE : 0;
    const counts = factor === 1 || needsExplanation ? weight : weight * AROUND;
    explained += counts * factor;
    all += counts;
  }
  return explained / all;
}

const AUXILIARY = '(?:do|does|did|is|are|was|can|could|will|would|should|have|has)';
/** What begins a question within a sentence; `when we are closed` begins none. */
const ASKS = `(?:${AUXILIARY}|how|what|who|where|when(?=.?s? ${AUXILIARY}\\b)|which|why)(?:n.t|.?s)?\\b`;
/** `Who owns the data, is it ours?` */
const SAME = '(?:is|are|was) (?:it|that|this|they)\\b';
const BREAKS = ['[.!?;]+\\s+', `,?\\s+(?:and|but|also|wondering)\\s+(?=${ASKS})`, `,\\s*(?!${SAME})(?=${ASKS})`].map(
  (source) => new RegExp(source),
);
const partsOf = (question: string): string[] =>
  BREAKS.reduce((parts, pattern) => parts.flatMap((part) => part.split(pattern)), [question]);
/** Before another way to put a question, or another possible answer. */
const OR = new RegExp(`,?\\s+or\\s+(?=${ASKS})|,\\s*(?=${SAME})`);
const IS_QUESTION = new RegExp(`^${ASKS}`);
/** When a question arises: `Does it pick up when we're busy?` */
const CONDITION = /(?<=\S) (?:if|when|while|because|since|unless) .*/;

/** The share from which on a topic is what a question is about. */
const ENOUGH = 0.5;

/**
 * Our website, which answers known topics with their own lines, and nothing else: it describes the work of other trades. Of all topics that a question
 * is about, the one that explains most of it counts; a question of several parts gets a line for each.
 */
export function withTopics(site: AnswerSite, topics: readonly OwnTopic[]): AnswerSite {
  const known = knownTo(site.index, topics);
  const bestFor = (question: string): Known | undefined => {
    const words = wordsOf(question, site.index);
    return known
      .flatMap((topic) => {
        const rest = topic.restOf(question);
        return rest === undefined ? [] : { topic, rest, share: shareOf(words, rest, topic.stems) };
      })
      .sort((a, b) => b.share - a.share || a.rest.length - b.rest.length)
      .find(({ share }) => share >= ENOUGH)?.topic;
  };
  const topicsFor = (question: string): Known[] => {
    const best = bestFor(question) ?? bestFor(question.replace(CONDITION, ''));
    return best?.quote ? [best] : [];
  };
  const quotesOf = (found: readonly Known[]): Quote[] => [...new Set(found.flatMap(({ quote }) => quote ?? []))];
  /** Whether a question names something that these topics do not explain. */
  const goesBeyond = (question: string, found: readonly Known[]): boolean =>
    wordsOf(question, site.index).some(
      ({ stem, needsExplanation }) => needsExplanation && !isLight(stem) && !found.some(({ stems }) => stems.has(stem)),
    );
  /** The lines that answer a text, and whether they leave one of its questions open. */
  const linesFor = (text: string): { quotes: Quote[]; isPartial?: true } => {
    const question = spelledOut(text);
    const parts = partsOf(question).map((part) => part.split(OR));
    const asked = parts
      .map((ways) => ways.filter((way) => IS_QUESTION.test(way)))
      .map((ways, at, all) => {
        const found = ways.flatMap(topicsFor);
        // `How much is the phone agent and when is it out?`
        const completed = () => ways.flatMap((way) => completions(way, all[at - 1]?.at(-1) ?? '', '', 'meeting'));
        return { ways, found: found.length > 0 ? found : completed().flatMap(topicsFor) };
      });
    const found = asked.flatMap((part) => part.found);
    if (found.length === 0) {
      // `I'm an accountant` does not ask for what a question beside it leaves open.
      const others = asked.some(({ ways }) => ways.length > 0) ? [] : parts.flat();
      return { quotes: quotesOf([question, ...others].flatMap(topicsFor)).slice(0, 1) };
    }
    const isPartial = asked.some((part) => part.found.length === 0 && part.ways.some((way) => goesBeyond(way, found)));
    return { quotes: quotesOf(found), ...(isPartial && { isPartial }) };
  };
  return {
    ...site,
    areChoicesAll: true,
    ask(question) {
      const lines = linesFor(question);
      return { tier: lines.quotes.length > 0 ? 'answer' : 'silent', ...lines, warnings: [] };
    },
    choices(question, count) {
      const lines = linesFor(question).quotes.map((quote) => [quote]);
      return lines.length > 0 ? [...lines, ...site.choices(question, count)].slice(0, count) : [];
    },
  };
}
