import { LRUCache } from 'lru-cache';
import { knowledgeInThreads, type Source } from '@/lib/agent/sources/in-threads';
import type { TaughtAnswer } from '@/lib/agent/taught/recall';
import { TaskLimitError } from '@/lib/crawler/pool/pool';
import { stemsOf } from '@/lib/reader/text/tokens';
import { hashOf } from './conversations/conversation-view';
import type { AskedQuestion } from './same-question';

/** No website: what is asked in its thread is whether one question answers another. */
const nowhere: Source = { key: 'questions', version: '1', booking: 'booking', loadPages: async () => [] };

/** Any answer does to compare two questions. */
const ANSWER = 'Yes, we do that here.';

/** Comparisons of one list, each some milliseconds; the others follow when it is shown again. */
const MOST_COMPARED = 100;

/** By the hash of what was compared: customers' words stay no longer than their conversations. */
const compared = new LRUCache<string, boolean>({ max: 10_000 });

/** Compares at most as many pairs as it may; those that have no word in common are not the same. */
function comparer(most: number) {
  let left = most;
  const stems = new Map<string, ReadonlySet<string>>();
  const wordsOf = (text: string): ReadonlySet<string> => {
    const words = stems.get(text) ?? new Set(stemsOf(text));
    stems.set(text, words);
    return words;
  };
  const sharesWord = (one: string, other: string) => [...wordsOf(one)].some((word) => wordsOf(other).has(word));
  return async (taught: TaughtAnswer, question: string): Promise<boolean> => {
    if (!sharesWord(`${taught.question} ${taught.answer}`, question)) return false;
    const pair = hashOf(JSON.stringify([taught.question, taught.answer, question]));
    const known = compared.get(pair);
    if (known !== undefined) return known;
    if (left <= 0) return false;
    left -= 1;
    const found = await knowledgeInThreads(nowhere)
      .recall([taught], question)
      .catch((error: unknown) => {
        // What takes too long to compare is not the same.
        if (error instanceof TaskLimitError) return undefined;
        throw error;
      });
    compared.set(pair, found !== undefined);
    return found !== undefined;
  };
}

/**
 * Of questions without an answer, by their ids: null for one that has been answered since by what was taught for others, and the id of an
 * earlier one that asks the same in other words.
 */
export async function sameMeaning(
  questions: readonly Pick<AskedQuestion, 'id' | 'question'>[],
  taught: readonly TaughtAnswer[],
): Promise<ReadonlyMap<string, string | null>> {
  const answers = comparer(MOST_COMPARED);
  const isSame = async (one: string, other: string) =>
    (await answers({ question: one, answer: ANSWER }, other)) ||
    (await answers({ question: other, answer: ANSWER }, one));
  const found = new Map<string, string | null>();
  const apart: Pick<AskedQuestion, 'id' | 'question'>[] = [];
  for (const one of questions) {
    let same: string | null | undefined;
    for (const each of taught) if (same === undefined && (await answers(each, one.question))) same = null;
    for (const { id, question } of apart) if (same === undefined && (await isSame(question, one.question))) same = id;
    if (same === undefined) apart.push(one);
    else found.set(one.id, same);
  }
  return found;
}
