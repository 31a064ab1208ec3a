import { answersLexicon as listed } from '../lexicon/lexicon';
import type { ParsedQuestion } from './concepts';
import { type Candidate, SIMILAR_QUESTION } from './rank';

/** The similarity from which a question of the page is about the same subject. */
const RELATED_QUESTION = 0.1;

/** What a business says to its customers, or asks of them. */
const ADDRESSES = listed('passingMention', 'addresses');

/** True for a line that has the words of the question by chance: it answers another FAQ. */
export function isPassingMention({ kind }: ParsedQuestion, { entry: { unit }, features }: Candidate): boolean {
  if ((kind !== 'yes-no' && kind !== 'open') || features.otherQuestion === 0) return false;
  const limit = kind === 'yes-no' ? RELATED_QUESTION : SIMILAR_QUESTION;
  if (features.questionSimilarity >= limit) return false;
  // A line that addresses the customer is not an explanation of something.
  const isProved = kind === 'yes-no' || features.proof === 1;
  return !(isProved && ADDRESSES.test(unit.text));
}
