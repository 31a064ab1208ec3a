import type { Quote } from '../quotes/quotes';
import type { Tier } from '../rank/decide';
import type { Warning } from '../warnings/warning';

/** The reply to a question: quotes from the site, or none. Plain JSON. */
export interface Answer {
  /** `answer`; `nearest`: related, but never called an answer; `silent`: the site does not answer the question. */
  tier: Tier;
  /** `nearest`, and what the agent thinks is the answer. */
  isLikely?: true;
  /** `answer` to one of several questions, of which the site leaves another open. */
  isPartial?: true;
  quotes: Quote[];
  /** What the quotes say, formatted from the facts that the website states. */
  fact?: string;
  /** Problems with these quotes that the business should know of: a closure notice, placeholder text. */
  warnings: Warning[];
}
