import type { AnswerSite } from '@/lib/reader/answers/answer';
import { isGeneric, isLight } from '@/lib/reader/answers/lexicon';
import { type Quote, quoteOf } from '@/lib/reader/answers/quotes';
import type { SiteIndex } from '@/lib/reader/answers/site-index';
import { contentWords, stemOf, stemsOf } from '@/lib/reader/text/tokens';
import { type OwnTopic, withoutContext } from './own-topics';

/** A heading or a row names a subject, and seldom states anything. */
const isProse = (kind: string): boolean => kind === 'paragraph' || kind === 'item';
/** The ledger of claims repeats the figures of all pages. */
const isLedger = (url = ''): boolean => url.endsWith('/claims');

/** The line that answers a topic: the first one of our pages. An item's label is only the item before it. */
function lineOf({ proves }: OwnTopic, index: SiteIndex): Quote | null {
  const found = index.entries.find(
    ({ unit, isReview }) =>
      !isReview && isProse(unit.kind) && !isLedger(index.pages[unit.page]?.url) && proves.test(unit.text),
  )?.unit;
  return found ? quoteOf(found.kind === 'item' ? { ...found, label: undefined } : found, index) : null;
}

/** A topic with its line of our pages, or one about which they say nothing. */
interface Known {
  topic: OwnTopic;
  quote: Quote | null;
  /** The words by which it explains a question besides those by which it is asked. */
  stems: ReadonlySet<string>;
}

const knownTo = (index: SiteIndex, topics: readonly OwnTopic[]): Known[] =>
  topics.flatMap((topic) => {
    const quote = topic.isUnsaid ? null : lineOf(topic, index);
    if (!quote && !topic.isUnsaid) return [];
    return [
      { topic, quote, stems: new Set(stemsOf(`${topic.question} ${quote?.heading ?? ''} ${quote?.text ?? ''}`)) },
    ];
  });

const MAX_WEIGHT = 6;

/** How much a word says: one that is rare on the site says much. */
function weightOf(stem: string, { entries, frequency }: SiteIndex): number {
  const weight = Math.min(MAX_WEIGHT, Math.log(1 + entries.length / ((frequency.get(stem) ?? 0) + 0.5)));
  return isLight(stem) ? weight / 4 : weight;
}

/** A word of the line that answers explains a little less than one by which the topic is asked. */
const BY_LINE = 0.8;
/** What a word counts that needs no explanation. */
const AROUND = 0.15;
/** For a question without words of its own, such as `How much is it?` */
const SMALL = 0.5;

/** The share of a question that a topic explains, by the weight of its words. */
function shareOf({ topic, stems }: Known, question: string, index: SiteIndex): number {
  const left = new Set(contentWords(topic.restOf(question)));
  const counted = new Set(contentWords(withoutContext(question)));
  let [explained, all] = [SMALL, SMALL];
  for (const word of contentWords(question)) {
    const stem = stemOf(word);
    const factor = !left.has(word) ? 1 : stems.has(stem) ? BY_LINE : 0;
    const weight = weightOf(stem, index) * (factor < 1 && (isGeneric(stem) || !counted.has(word)) ? AROUND : 1);
    explained += weight * factor;
    all += weight;
  }
  return explained / all;
}

/** What begins a question within a sentence. */
const ASKS =
  '(?:do|does|did|is|are|was|can|could|will|would|should|have|has|how|what|who|where|when|which|why)(?:n.t|.?s)?\\b';
const BREAK = new RegExp(`[.!?;]+\\s+|,?\\s+(?:and|but|or|also|wondering)\\s+(?=${ASKS})|,\\s*(?=${ASKS})`, 'i');
const IS_QUESTION = new RegExp(`^${ASKS}`, 'i');

/** The share from which on a topic is what a question is about. */
const ENOUGH = 0.5;

/**
 * Our website, which answers known topics with their own lines, and nothing else: it describes the work of other trades. Of all topics that a question
 * is about, the one that explains most of it counts; a question of several parts gets a line for each.
 */
export function withTopics(site: AnswerSite, topics: readonly OwnTopic[]): AnswerSite {
  const known = knownTo(site.index, topics);
  const quotesFor = (question: string): Quote[] => {
    const [best] = known
      .filter(({ topic }) => topic.asks.test(question))
      .map((one) => ({ ...one, share: shareOf(one, question, site.index), rest: one.topic.restOf(question).length }))
      .sort((a, b) => b.share - a.share || a.rest - b.rest);
    return best?.quote && best.share >= ENOUGH ? [best.quote] : [];
  };
  const linesFor = (question: string): Quote[] => {
    const parts = question.split(BREAK);
    const asked = parts.filter((part) => IS_QUESTION.test(part)).flatMap(quotesFor);
    return asked.length > 0 ? [...new Set(asked)] : [question, ...parts].flatMap(quotesFor).slice(0, 1);
  };
  return {
    ...site,
    areChoicesAll: true,
    ask(question) {
      const quotes = linesFor(question);
      return { tier: quotes.length > 0 ? 'answer' : 'silent', quotes, warnings: [] };
    },
    choices(question, count) {
      const lines = linesFor(question).map((quote) => [quote]);
      return lines.length > 0 ? [...lines, ...site.choices(question, count)].slice(0, count) : [];
    },
  };
}
