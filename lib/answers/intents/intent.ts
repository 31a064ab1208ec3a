/** A kind of small business, by what its customers ask. */
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

/** Something that customers ask. */
export interface Intent {
  id: string;
  /** The question as a customer would put it: it is suggested to visitors and asked for the report. */
  question: string;
  /** Whose customers ask it; missing where everybody's do. */
  trades?: readonly Trade[];
  /** Finds the intent in a question; without it the kind of the question says enough. */
  asks?: RegExp;
  /** What a quote must hold to be an answer to it. */
  proves?: RegExp;
}

/** An intent with a pattern for asking and one that a quote must satisfy. */
export type Topic = Intent & { asks: RegExp; proves: RegExp };
