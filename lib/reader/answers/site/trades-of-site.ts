import { patternOf } from '../../lexicon/phrases';
import { trades } from '../question/intents';
import type { SiteIndex } from './site-index';

const signs = trades.flatMap(({ id, words }) => (words ? [{ trade: id, sign: patternOf(words) }] : []));

/** The least number of lines that mention a trade that neither title nor heading names. */
const ENOUGH_LINES = 2;
/** The least share of the lines; a removal company mentions estate agents, a kitchen fitter bedrooms. */
const ENOUGH_SHARE = 0.02;
/** A trade in the title of the home page counts as much as this share of the lines. */
const TITLE_WEIGHT = 0.2;
const HEADING_WEIGHT = 0.05;

/** The trades that a site names in its title and headings, or mentions most; at most two, the second at least half as much. */
export function tradesOfSite({ own, pages, home }: SiteIndex): string[] {
  const headings = own.flatMap(({ unit }) => (unit.kind === 'heading' && pages[unit.page] === home ? unit.text : []));
  const weights = signs.map(({ trade, sign }) => {
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
