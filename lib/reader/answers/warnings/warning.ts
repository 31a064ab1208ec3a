import type { Quote } from '../quotes/quotes';
import type { WarningKind } from './warning-labels';

/** A problem on a website that its owner should know of, with the line that shows it. */
export interface Warning {
  kind: WarningKind;
  quote: Quote;
  /** The line that contradicts it. */
  against?: Quote;
  /** The hours in the page's data for search engines, which contradict it. */
  markup?: string;
}
