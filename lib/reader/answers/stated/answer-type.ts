import type { DayHours } from '../../facts/shared/fact-types';
import type { Quote } from '../quotes/quotes';
import type { Tier } from '../rank/decide';
import type { Warning } from '../warnings/warning';

/** A fact that a website states, in a form that can be said in any language. */
export type Stated =
  /** Hours of a day or of the week, and whether it is open at the moment, where that was asked and is known. */
  | { kind: 'hours'; days: readonly DayHours[]; isOpen?: boolean }
  /** A public holiday that the website says nothing about. */
  | { kind: 'holiday' }
  | { kind: 'phone' | 'email' | 'address'; value: string };

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
  /** The fact that the quotes state, where they state one. */
  stated?: Stated;
  /** Problems with these quotes that the business should know of: a closure notice, placeholder text. */
  warnings: Warning[];
}

/** A reply without the problems with its quotes. */
export type Found = Omit<Answer, 'warnings'>;
