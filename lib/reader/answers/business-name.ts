import { fold } from '../text/tokens';
import { type Quote, quoteOf } from './quotes';
import type { SiteIndex } from './site-index';

/** The name of the business among the facts of its site, without what follows a comma, with the shortest line that contains it. */
export function findName(index: SiteIndex): { value: string; quote: Quote } | undefined {
  const { name = '' } = index.facts.business ?? {};
  for (const value of new Set([name.split(',')[0] ?? '', name])) {
    const wanted = fold(value);
    const [line] = index.entries
      .filter(({ unit, aboutOthers, isReview }) => !aboutOthers && !isReview && fold(unit.text).includes(wanted))
      .sort((a, b) => a.unit.text.length - b.unit.text.length);
    const quote = wanted === '' ? undefined : line && quoteOf(line.unit, index);
    if (quote) return { value, quote };
  }
  return undefined;
}
