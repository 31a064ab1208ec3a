/** What a fact is about. Two facts of one kind can contradict each other. */
export type FactKind = 'money' | 'percent' | 'time' | 'date' | 'day' | 'phone' | 'email' | 'link' | 'number';

export interface Fact {
  is: 'fact';
  kind: FactKind;
  /** Equal for equal facts, however they are written: `EUR60`, `09:00-17:00`, the days as digits from 0 (Monday). */
  value: string;
  /** The word that limits it: `from`, `over`, `until`. */
  bound?: string;
  /** What a price is charged by. */
  unit?: string;
  text: string;
}

export interface Word {
  is: 'word';
  /** Whether it follows an "or". */
  isChoice?: true;
  /** Folded. */
  word: string;
  meaning: string;
  text: string;
}

export interface Mark {
  is: 'mark';
  text: string;
}

export type Token = Fact | Word | Mark;
