/** What tells whether it occurs in a text. */
export interface Matcher {
  test(text: string): boolean;
}

/** A question that customers ask. */
export interface Intent {
  id: string;
  /** In a customer's words: suggested to visitors, and used in the report. */
  question: string;
  /** The trades whose customers ask it; missing for all trades, empty if it is recognized but not suggested. */
  trades?: readonly string[];
  /** Recognizes the intent in a question; missing if the kind of question is enough. */
  asks?: Matcher;
  /** Matches a quote that answers it. */
  proves?: Matcher;
}

/** An intent with both patterns. */
export type Topic = Intent & { asks: Matcher; proves: Matcher };
