import type { BusinessType } from '@/lib/industries';
import { stemsOf } from '@/lib/reader/text/tokens';
import { coreOf } from './niche-name';
import type { Plan } from './research-plan';
import { countTradeNames } from './trade-of';
import { words } from './word-lists';

/** The families of the words of a niche: of a whole trade ("plumber"), or of a subject within one ("employment solicitor"). */
export type Topic = { words: ReadonlySet<string>; trade?: BusinessType; within?: BusinessType };

/** Words with the same first letters are of one family: "pharmacy" and "pharmacist". Shorter ones are families of their own. */
const FAMILY_LETTERS = 7;
export const familyOf = (stem: string): string =>
  stem.length < FAMILY_LETTERS ? stem : `${stem.slice(0, FAMILY_LETTERS)}…`;

const familiesOf = (text: string) => stemsOf(text).map(familyOf);
const workers = new Set(familiesOf(words.workers.join(' ')));

export function topicOf({ niche, trade }: Pick<Plan, 'niche' | 'trade'>): Topic {
  const all = familiesOf(coreOf(niche));
  const whole = new Set(familiesOf(words.trades[trade].whole.join(' ')));
  const subjects = all.filter((word) => !workers.has(word) && !whole.has(word));
  const namesTrade = all.some((word) => whole.has(word));
  if (subjects.length === 0) return { words: new Set(all), ...(namesTrade && { trade }) };
  return { words: new Set(subjects), ...(namesTrade && { within: trade }) };
}

/** The share of the words of a topic that a text has. */
export function coverageOf(text: string, topic: Topic): number {
  const found = new Set(familiesOf(text));
  return [...topic.words].filter((word) => found.has(word)).length / Math.max(1, topic.words.size);
}

/** How often a text names the topic. */
export function countNames(text: string, topic: Topic): number {
  const count = familiesOf(text).filter((word) => topic.words.has(word)).length;
  return topic.trade ? Math.max(count, countTradeNames(text, topic.trade)) : count;
}

const LEAST_NAMES = 2;
/** A page that names a trade, or the only word of a topic, less often is about another one. */
const WORDS_PER_TRADE_NAME = 200;
const WORDS_PER_NAME = 100;
/** Of a longer topic, not every text has all words. */
const ENOUGH_WORDS = 2;

const hasEnough = (text: string, topic: Topic) =>
  Math.round(coverageOf(text, topic) * topic.words.size) >= Math.min(ENOUGH_WORDS, topic.words.size);

/** Whether two words of a topic stand next to each other, apart from stop words. */
function hasPair(text: string, topic: Topic): boolean {
  const families = familiesOf(text);
  return families.some((word, at) => {
    const next = families[at + 1];
    return next !== undefined && next !== word && topic.words.has(word) && topic.words.has(next);
  });
}

/**
 * Whether a page is about a topic: it has two words of it, next to each other or one of them in its name, or keeps naming the only one, or the trade.
 * The name of a page, that is title and URL, often has that of the company, so it names no trade.
 */
export function isPageAbout({ name, text }: { name: string; text: string }, topic: Topic): boolean {
  const length = text.split(/\s+/).length;
  if (topic.trade && countTradeNames(text, topic.trade) >= Math.max(LEAST_NAMES, length / WORDS_PER_TRADE_NAME))
    return true;
  const whole = `${name}\n${text}`;
  if (topic.within && countTradeNames(whole, topic.within) === 0) return false;
  const leastNames = Math.max(LEAST_NAMES, length / WORDS_PER_NAME);
  const isNamed = topic.words.size > 1 ? hasPair(whole, topic) : countNames(text, topic) >= leastNames;
  return (isNamed || coverageOf(name, topic) > 0) && hasEnough(whole, topic);
}

/** Whether a passage is about a topic by its own words, or by the name of its page. */
export const isAbout = (passage: string, name: string, topic: Topic): boolean =>
  coverageOf(name, topic) > 0 ||
  (topic.trade ? countNames(`${name}\n${passage}`, topic) > 0 : hasEnough(passage, topic));

/** Whether a passage names all of a topic of several words, whatever its page is about. */
export const namesAll = (passage: string, topic: Topic): boolean =>
  topic.words.size > 1 && coverageOf(passage, topic) === 1;
