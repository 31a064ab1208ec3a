import { plainWords } from '@/lib/reader/text/plain-words';
import type { TaughtAnswer } from './recall';

/** What was taught last for a question in these words, case and punctuation aside. */
export const recallWords = <T extends Pick<TaughtAnswer, 'question'>>(
  taught: readonly T[],
  question: string,
): T | undefined => taught.findLast((one) => plainWords(one.question) === plainWords(question));
