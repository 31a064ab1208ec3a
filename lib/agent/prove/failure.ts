/** Why a sentence is refused. */
export type Reason =
  /** The website says the opposite. */
  | 'opposite'
  /** The website gives another figure, day, name or unit. */
  | 'other fact'
  /** The website says it of something else. */
  | 'other subject'
  /** The sentence leaves out what limits the statement: "from", "only", "with every main course". */
  | 'left out'
  /** No line of the website says it. */
  | 'unsaid'
  /** Several lines fit, with different figures. */
  | 'ambiguous'
  /** It contains signs that no plain sentence has: markup, letters of another script. */
  | 'unreadable';

export interface Failure {
  reason: Reason;
  /** The words of the sentence that fail, or that it leaves out. */
  words: string;
}

export interface Context {
  /** The meanings of the words in the question. */
  question: ReadonlySet<string>;
  /** The parts of the zone that the claim repeats. */
  touched: ReadonlySet<number>;
}

export const fail = (reason: Reason, words: string): Failure => ({ reason, words });
