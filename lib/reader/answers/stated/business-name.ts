import type { Quote } from '../quotes/quotes';
import type { SiteIndex } from '../site/site-index';
import { lineWith } from './contact-answer';

/** The name of the business among the facts of its site, without what follows a comma, with the shortest line that contains it. */
export function findName(index: SiteIndex): { value: string; quote: Quote } | undefined {
  const { name = '' } = index.facts.business ?? {};
  for (const value of new Set([name.split(',')[0] ?? '', name])) {
    const quote = value === '' ? undefined : lineWith(value, index);
    if (quote) return { value, quote };
  }
  return undefined;
}
