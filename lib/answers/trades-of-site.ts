import type { Trade } from './intents/intent';
import type { SiteIndex } from './site-index';

/** Words that are typical of a trade's website. */
const TRADE_WORDS: Partial<Record<Trade, RegExp>> = {
  food: /\b(?:restaurant|café|cafe|pub|bistro|menus?|starters|chef)\b/i,
  stay: /\b(?:b&b|bed and breakfast|guest ?house|hotel|bedrooms?|en-?suite|accommodation)\b/i,
  salon: /\b(?:salon|hairdress\w*|stylists?|beautician|manicure|waxing)\b/i,
  shop: /\b(?:add to (?:basket|cart)|our shop|online shop|free delivery)\b/i,
  clinic: /\b(?:clinic|therap(?:y|ists?)|physio\w*|patients?|counselling)\b/i,
  dental: /\b(?:dentists?|dental|orthodont\w*)\b/i,
  fitness: /\b(?:gym|personal train\w*|yoga|pilates|fitness classes)\b/i,
  pets: /\b(?:kennels?|cattery|groom(?:ing|ers?)|dog walk\w*|veterinary)\b/i,
  legal: /\b(?:solicitors?|conveyancing|probate|litigation)\b/i,
  accounting: /\b(?:accountants?|bookkeeping|payroll|tax returns?)\b/i,
  property: /\b(?:estate agents?|auctioneers?|lettings?|properties for sale)\b/i,
  insurance: /\b(?:insurance brokers?|car insurance|home insurance)\b/i,
  garage: /\b(?:garage|mechanics?|car servic\w*|tyres?|nct)\b/i,
  building: /\b(?:builders?|extensions?|renovations?|construction|carpentry)\b/i,
  electrical: /\b(?:electricians?|electrical|rewir\w*|fuse ?board)\b/i,
  plumbing: /\b(?:plumb\w*|boilers?|heating|gas engineers?)\b/i,
  cleaning: /\b(?:cleaning services?|cleaners|carpet cleaning|window cleaning)\b/i,
  school: /\b(?:tuition|tutors?|grinds|driving lessons?|language school)\b/i,
  travel: /\b(?:travel agen\w*|package holidays|cruises)\b/i,
  photo: /\b(?:photographers?|photo ?shoots?|wedding photography)\b/i,
  leisure: /\b(?:activity centre|adventure|tickets|museum|visitors?)\b/i,
};
/** The least number of lines that mention a trade; it also needs half as many as the most mentioned one. */
const ENOUGH_LINES = 2;

/** The trades that a site mentions most, at most two. */
export function tradesOfSite({ entries }: SiteIndex): Trade[] {
  const counts = (Object.entries(TRADE_WORDS) as [Trade, RegExp][]).map(([trade, sign]) => ({
    trade,
    lines: entries.filter(({ unit, aboutOthers, isReview }) => !aboutOthers && !isReview && sign.test(unit.text))
      .length,
  }));
  const most = Math.max(...counts.map(({ lines }) => lines));
  return counts
    .filter(({ lines }) => lines >= ENOUGH_LINES && lines * 2 >= most)
    .sort((a, b) => b.lines - a.lines)
    .slice(0, 2)
    .map(({ trade }) => trade);
}
