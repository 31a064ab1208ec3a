import type { BusinessType } from '@/lib/industries';
import { familyOf, stemsOf } from './relevance';
import type { Plan } from './research-plan';
import { countTradeWords } from './trade-of';
import { coreOf } from './vocabulary';

/**
 * What a niche is about: the families of its words. The topic of "plumber" is a whole trade; that of "employment solicitor" is employment, as far as
 * it is within a trade.
 */
export type Topic = { words: ReadonlySet<string>; trade?: BusinessType; within?: BusinessType };

/** The names of whole trades. */
const WHOLE_TRADES: Record<BusinessType, string> = {
  restaurant: 'restaurant café takeaway pub hospitality catering caterer',
  plumber: 'plumber plumbing heating',
  dentist: 'dentist dentistry dental practice clinic',
  'hair-salon': 'hair hairdresser hairdressing salon barber stylist beautician beauty',
  electrician: 'electrician electrical contractor',
  accounting: 'accountant accounting accountancy',
  fitness: 'gym fitness',
  'auto-repair': 'car repair garage mechanic motor auto',
  'law-firm': 'solicitor law lawyer legal attorney firm',
  'real-estate': 'estate agent property real auctioneer letting',
  general: '',
};

/** Words for whoever works at something: what they work at is the topic. */
const WORKERS =
  'technician installer fitter engineer contractor teacher tutor instructor therapist practitioner specialist operator owner manager driver bureau';

const familiesOf = (text: string) => stemsOf(text).map(familyOf);

export function topicOf({ niche, trade }: Pick<Plan, 'niche' | 'trade'>): Topic {
  const all = familiesOf(coreOf(niche));
  const [workers, whole] = [WORKERS, WHOLE_TRADES[trade]].map((words) => new Set(familiesOf(words)));
  const subjects = all.filter((word) => !workers?.has(word) && !whole?.has(word));
  const namesTrade = all.some((word) => whole?.has(word));
  if (subjects.length === 0) return { words: new Set(all), ...(namesTrade && { trade }) };
  return { words: new Set(subjects), ...(namesTrade && { within: trade }) };
}

/** The share of the words of a topic that a text has. */
export function coverageOf(text: string, { words }: Topic): number {
  const found = new Set(familiesOf(text));
  return [...words].filter((word) => found.has(word)).length / Math.max(1, words.size);
}

/** How often a text names the topic. */
export function countNames(text: string, { words, trade }: Topic): number {
  const count = familiesOf(text).filter((word) => words.has(word)).length;
  return trade ? Math.max(count, countTradeWords(text, trade)) : count;
}

const LEAST_NAMES = 2;
/** A page that names a trade, or the only word of a topic, less often is about another one. */
const WORDS_PER_TRADE_WORD = 200;
const WORDS_PER_NAME = 100;
/** Of a longer topic, not every text has all words. */
const ENOUGH_WORDS = 2;

const hasEnough = (text: string, topic: Topic) =>
  Math.round(coverageOf(text, topic) * topic.words.size) >= Math.min(ENOUGH_WORDS, topic.words.size);

/** Whether two words of a topic stand next to each other, apart from stop words. */
function hasPair(text: string, { words }: Topic): boolean {
  const families = familiesOf(text);
  return families.some((word, at) => {
    const next = families[at + 1];
    return next !== undefined && next !== word && words.has(word) && words.has(next);
  });
}

/**
 * Whether a page is about a topic: `fully` if it has two words of it, next to each other or one of them in its name, or keeps naming the only one,
 * or the trade; `partly` if it has one word of at most two. The name of a page, that is title and URL, often has that of the company, so it names no trade.
 */
export function focusOf({ name, text }: { name: string; text: string }, topic: Topic): 'fully' | 'partly' | 'none' {
  const length = text.split(/\s+/).length;
  if (topic.trade && countTradeWords(text, topic.trade) >= Math.max(LEAST_NAMES, length / WORDS_PER_TRADE_WORD))
    return 'fully';
  const leastNames = Math.max(LEAST_NAMES, length / WORDS_PER_NAME);
  const whole = `${name}\n${text}`;
  if (topic.within && countTradeWords(whole, topic.within) === 0) return 'none';
  const { size } = topic.words;
  const isNamed =
    coverageOf(name, topic) > 0 || (size > 1 ? hasPair(whole, topic) : countNames(text, topic) >= leastNames);
  if (isNamed && hasEnough(whole, topic)) return 'fully';
  return size <= ENOUGH_WORDS && coverageOf(whole, topic) > 0 ? 'partly' : 'none';
}

/** Whether a passage is about a topic by its own words, or by the name of its page. */
export const isAbout = (passage: string, name: string, topic: Topic): boolean =>
  coverageOf(name, topic) > 0 ||
  (topic.trade ? countNames(`${name}\n${passage}`, topic) > 0 : hasEnough(passage, topic));
