/** A kind of small business whose customers ask the same questions. */
export type Trade =
  | 'food'
  | 'stay'
  | 'salon'
  | 'shop'
  | 'clinic'
  | 'dental'
  | 'fitness'
  | 'pets'
  | 'office'
  | 'legal'
  | 'accounting'
  | 'property'
  | 'insurance'
  | 'garage'
  | 'building'
  | 'electrical'
  | 'plumbing'
  | 'cleaning'
  | 'school'
  | 'travel'
  | 'photo'
  | 'leisure';

/** A question that customers ask. */
export interface Intent {
  id: string;
  /** In a customer's words: suggested to visitors, and used in the report. */
  question: string;
  /** The trades whose customers ask it; missing for all trades, empty if it is recognized but not suggested. */
  trades?: readonly Trade[];
  /** Recognizes the intent in a question; missing if the kind of question is enough. */
  asks?: RegExp;
  /** Matches a quote that answers it. */
  proves?: RegExp;
}

/** An intent with both patterns. */
export type Topic = Intent & { asks: RegExp; proves: RegExp };
