import { isLegal } from '../../facts/shared/ownership';
import { answersLexicon as listed } from '../../lexicon/lexicon';
import { fold, stemsOf } from '../../text/tokens';
import { isGeneric } from '../question/lexicon';
import { hasOpeningTime, hasPhone } from '../question/patterns';
import type { IndexedUnit, SiteIndex } from '../site/site-index';
import { type Quote, quoteOf } from './quotes';

/** `We offer`: the business is the subject of what it does. */
const WE_DO = listed('aboutLine', 'weDo');
/** `conditions we specialise in`, `so you can see if we're a good fit`: the sentence is about something else. */
const BEFORE_SUBJECT = /(?:^|[,;:.–—-]|\b(?:and|but|here|so|\d+)|^(?:here )?(?:at|in) [^,]{2,40})\s*$/i;
const BOILERPLATE = listed('aboutLine', 'boilerplate', /[?:]$/i, /^[^"“”]*["”]$/i);
/** `We are a`, `Harbour House is the`: states what the business is. */
const SAYS_WHAT_IT_IS = listed(
  'aboutLine',
  'saysWhatItIs',
  /\b(?:am|are|is|was|we['’]re|become)\b (?:\w+,? ){0,4}?(?:an?|the|your|one of)\b/i,
);
/** Statements that any business makes about itself. */
const SLOGAN = listed('aboutLine', 'slogan');
/** In characters, after `At`, `Here at` or `Welcome to`; if the name comes later, the sentence is about somebody else. */
const MAX_BEFORE_NAME = 11;
const MAX_TRADE_WORDS = 3;
/** Below this score, a sentence describes something else. */
const MIN_SCORE = 2.5;

/** The sentence that best describes the business: it says what it is, contains the name, or is on the home or about page. */
export function findAbout(index: SiteIndex, name: string | undefined): Quote | undefined {
  const head = fold(name ?? '')
    .split(' ')
    .slice(0, 2)
    .join(' ');
  const trade = tradeStems(index, name);
  let best: IndexedUnit | undefined;
  let most = MIN_SCORE;
  for (const entry of index.own) {
    const score = isAboutLine(entry, index) ? aboutScore(entry, head, trade, index) : 0;
    if (score > most) [best, most] = [entry, score];
  }
  return best ? (quoteOf(best.unit, index) ?? undefined) : undefined;
}

/** The words of the title and description of the home page other than the name: the trade and the town. */
function tradeStems({ home }: SiteIndex, name: string | undefined): ReadonlySet<string> {
  const named = new Set(stemsOf(name ?? ''));
  const said = `${home?.title ?? ''} ${home?.description ?? ''}`;
  return new Set(stemsOf(said).filter((stem) => stem.length > 2 && !named.has(stem) && !isGeneric(stem)));
}

/** True for a clause in which `we` say what we do. */
function saysWhatWeDo(text: string): boolean {
  const found = WE_DO.find(text);
  return found !== undefined && BEFORE_SUBJECT.test(text.slice(0, found.index));
}

function isAboutLine({ unit }: IndexedUnit, { facts }: SiteIndex): boolean {
  const { text, linked, kind, area } = unit;
  if (linked || kind === 'heading' || area !== 'content') return false;
  if (text.length < 45 || text.length > 320 || BOILERPLATE.test(text)) return false;
  if (facts.people.some(({ name }) => text.includes(name))) return false;
  return (saysWhatWeDo(text) || SAYS_WHAT_IT_IS.test(text)) && !hasPhone(text) && !hasOpeningTime(text);
}

function aboutScore(
  { unit, stemSet }: IndexedUnit,
  head: string,
  trade: ReadonlySet<string>,
  { pages, home }: SiteIndex,
): number {
  const { text } = unit;
  const page = pages[unit.page];
  const url = page?.url ?? '';
  const at = head === '' ? -1 : fold(text).indexOf(head);
  const named = at >= 0 && at <= MAX_BEFORE_NAME ? 1.5 : 0;
  // Unless the name or `we` is its subject, a sentence may describe a product, a neighbour or the village.
  if ((page && isLegal(page)) || (named === 0 && !saysWhatWeDo(text))) return 0;
  const place = page === home ? 1.5 : /about|story|who-we-are/i.test(url) ? 1 : 0;
  const says = SAYS_WHAT_IT_IS.test(text) ? 1.5 : 0;
  const speaks = /^we (?:are|offer|provide|speciali[sz]e)\b/i.test(text) ? 0.5 : 0;
  const words = Math.min(MAX_TRADE_WORDS, [...trade].filter((stem) => stemSet.has(stem)).length) * 0.6;
  const slogan = SLOGAN.test(text) ? 2 : 0;
  return 0.5 + named + place + says + speaks + words - slogan;
}
