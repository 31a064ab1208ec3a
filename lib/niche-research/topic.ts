import type { BusinessType } from '@/lib/industries';
import { familyOf, stemsOf } from './relevance';
import type { Plan } from './research-plan';
import { countTradeWords } from './trade-of';
import { coreOf } from './vocabulary';

/** What a niche is about: the families of its words, and its trade if it is the whole trade, as "plumber" is, but not "bathroom fitter". */
export type Topic = { words: ReadonlySet<string>; trade: BusinessType | undefined };

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
  const workers = new Set(familiesOf(WORKERS));
  const subjects = all.filter((word) => !workers.has(word));
  const words = new Set(subjects.length > 0 ? subjects : all);
  const whole = new Set(familiesOf(WHOLE_TRADES[trade]));
  return { words, trade: [...words].every((word) => whole.has(word)) ? trade : undefined };
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
/** A page that names a trade less often is about another one. */
const WORDS_PER_NAME = 200;
/** Of a longer topic, not every page has all words. */
const ENOUGH_WORDS = 2;

/**
 * Whether a page is about a topic: `fully` if it has two words of it, or keeps naming the only one, or the trade; `partly` if it has one word of
 * at most two. The name of a page, that is title and URL, often has that of the company, so it names no trade.
 */
export function focusOf({ name, text }: { name: string; text: string }, topic: Topic): 'fully' | 'partly' | 'none' {
  const leastNames = Math.max(LEAST_NAMES, text.split(/\s+/).length / WORDS_PER_NAME);
  if (topic.trade && countTradeWords(text, topic.trade) >= leastNames) return 'fully';
  const { size } = topic.words;
  const count = Math.round(coverageOf(`${name}\n${text}`, topic) * size);
  if (count >= ENOUGH_WORDS) return 'fully';
  if (size === 1 && (coverageOf(name, topic) === 1 || countNames(text, topic) >= LEAST_NAMES)) return 'fully';
  return count > 0 && size <= ENOUGH_WORDS ? 'partly' : 'none';
}
