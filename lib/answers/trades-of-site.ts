import type { Trade } from './intents/intent';
import { isHome } from './owner';
import type { SiteIndex } from './site-index';

/** Words that are typical of a trade's website. Not `\b`, which ends no word such as `café`. */
const words = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`, 'iu');

const TRADE_WORDS: Partial<Record<Trade, RegExp>> = {
  food: words(
    'restaurant|caf[eé]|pub|inn|bistro|bakery|takeaway|starters|chef|caterers?|wine list|(?:our|lunch|dinner|brunch|sunday|evening) menus?',
  ),
  stay: words(
    'b ?& ?b|bed (?:and|&) breakfast|guest ?house|hotel|our bedrooms|en-?suite (?:bed)?rooms?|accommodation|self[- ]catering|holiday (?:cottage|park|lets?)|caravan park|camp(?:site|ground)',
  ),
  salon: words(
    '(?:hair|beauty|nail) (?:salon|studio|bar|treatments?)|salon|hairdress[a-z]*|barbers?|beautician|manicures?|waxing|(?:eye)?(?:lashes|brows)|facials|esthetic[a-z]*',
  ),
  shop: words('add to (?:basket|cart)|our (?:online )?shop|online (?:shop|store)|village shop|florists?|free delivery'),
  clinic: words(
    'clinic|therap(?:y|ies|ists?)|physio[a-z]*|patients?|counsell?(?:ing|ors?)|massage|osteopath[a-z]*|chiropract[a-z]*|acupunct[a-z]*|reflexolog[a-z]*|podiatr[a-z]*|chiropod[a-z]*',
  ),
  dental: words('dentists?|dental|dentistry|orthodont[a-z]*'),
  fitness: words('gym|personal train[a-z]*|yoga|pilates|fitness classes'),
  pets: words(
    'kennels?|cattery|(?:dog|pet|cat) (?:groom|walk|train|sitt|board)[a-z]*|(?:dog|pet|cat) (?:day ?care|care|services)|groomers?|veterinary',
  ),
  legal: words('solicitors?|attorneys?|law (?:firm|office)|conveyancing|probate|litigation'),
  accounting: words('accountants?|accountancy|bookkeeping|payroll|tax returns?'),
  property: words('estate agen(?:ts?|cy)|auctioneers?|lettings?|properties for sale'),
  insurance: words('insurance brokers?|car insurance|home insurance'),
  garage: words(
    '(?<!(?:double|single|integral) )garage(?! (?:doors?|conversions?|floors?|clear))|mechanics?|(?:car|vehicle) (?:servic|repair)[a-z]*|auto (?:repair|service|body)[a-z]*|tyres?|nct|mot',
  ),
  building: words(
    'builders?|(?:house|home|kitchen|loft|building|domestic) (?:extensions?|improvements?)|renovations?|refurbishments?|carpent(?:ry|ers)|joinery|roof(?:ing|ers?)|masonry|landscap(?:ing|ers?)|fencing|paving|driveways|plaster(?:ing|ers?)|tree (?:surge[a-z]+|care|services?)|arborists?|garden(?:ing|ing services?|ers| maintenance)|removals',
  ),
  electrical: words('electricians?|electrical|rewir[a-z]*|fuse ?board'),
  plumbing: words('plumb[a-z]*|boilers?|heating (?:engineers?|services?|systems?|repairs?)|gas engineers?|drainage'),
  cleaning: words(
    'cleaning (?:services?|company)|cleaners|(?:carpet|window|gutter|house|home|office|oven|exterior|upholstery) cleaning|pressure washing',
  ),
  school: words(
    'tuition|tutors?|grinds|language school|(?:music|piano|guitar|violin|dance|art|riding|driving|swimming|ballet|sailing|windsurf(?:ing)?) (?:lessons?|school|classes)',
  ),
  travel: words('travel agen[a-z]*|package holidays|cruises'),
  photo: words('photographers?|photo ?shoots?|wedding photography'),
  leisure: words(
    'activity centre|adventures?|tickets|museum|exhibitions?|visitor (?:centre|attraction|guide)|guided tours?|escape rooms?|boat (?:trips?|tours?)|skydiving|kayaking|karting',
  ),
};
/** The least number of lines that mention a trade that neither title nor heading names. */
const ENOUGH_LINES = 2;
/** The least share of the lines; a removal company mentions estate agents, a kitchen fitter bedrooms. */
const ENOUGH_SHARE = 0.02;
/** A trade in the title of the home page counts as much as this share of the lines. */
const TITLE_WEIGHT = 0.2;
const HEADING_WEIGHT = 0.05;

/** The trades that a site names in its title and headings, or mentions most; at most two, the second at least half as much. */
export function tradesOfSite({ entries, pages }: SiteIndex): Trade[] {
  const own = entries.filter(({ aboutOthers, isReview }) => !aboutOthers && !isReview);
  const home = pages.find(isHome) ?? pages[0];
  const headings = own.flatMap(({ unit }) => (unit.kind === 'heading' && pages[unit.page] === home ? unit.text : []));
  const weights = (Object.entries(TRADE_WORDS) as [Trade, RegExp][]).map(([trade, sign]) => {
    const lines = own.filter(({ unit }) => sign.test(unit.text)).length;
    const share = lines >= ENOUGH_LINES && lines >= own.length * ENOUGH_SHARE ? lines / own.length : 0;
    const titled = [home?.title, home?.description].filter((text) => text !== undefined && sign.test(text)).length;
    const headed = headings.filter((text) => sign.test(text)).length;
    return { trade, weight: share + titled * TITLE_WEIGHT + Math.min(3, headed) * HEADING_WEIGHT };
  });
  const most = Math.max(...weights.map(({ weight }) => weight));
  return weights
    .filter(({ weight }) => weight > 0 && weight * 2 >= most)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ trade }) => trade);
}
