'use server';

import { z } from 'zod';
import type { Judgement } from '@/lib/agent/prove/proved-answer';
import { knowledgeInThreads, type Source } from '@/lib/agent/sources/in-threads';
import { catchALie } from '@/lib/content/pages/catch-a-lie';
import { TaskLimitError } from '@/lib/crawler/pool/pool';
import { handleForm } from '@/lib/forms/form-action';
import { letterOrDigit, line } from '@/lib/forms/form-fields';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import { MAX_CHALLENGE } from '../policy';
import { findPreview } from './find-preview';
import { EXPIRED_FORM, GONE, isFreshToken } from './form-problems';
import { sourceOf } from './source';

/** The state of the challenge: whether the agent would say the sentence, why not, and the lines of the website. */
export type ChallengeState = FormState & { passes?: boolean; reason?: string; quotes?: Quote[] };

const schema = z.object({
  preview: z.string().max(64),
  original: z.string().max(2_000),
  sentence: line(MAX_CHALLENGE, `Please keep it to ${MAX_CHALLENGE} characters.`).refine(
    (text) => letterOrDigit.test(text),
    'Type a sentence first.',
  ),
});

const TOO_LONG = 'That took too long to check. Try a shorter sentence.';

/** What the gate says of a sentence; undefined if it takes too long. */
async function judgeWithin(source: Source, sentence: string): Promise<Judgement | undefined> {
  try {
    return await knowledgeInThreads(source).judge(sentence);
  } catch (error) {
    if (!(error instanceof TaskLimitError)) throw error;
    return undefined;
  }
}

/** Judges a sentence that a visitor made of an answer by the lines of the website. Stores nothing. */
export async function challengeAction(_previous: ChallengeState, form: FormData): Promise<ChallengeState> {
  let verdict: Pick<ChallengeState, 'passes' | 'reason' | 'quotes'> | undefined;
  const state = await handleForm(schema, form, async ({ preview: id, original, sentence }, { formToken }) => {
    if (!isFreshToken(formToken)) return { rejected: EXPIRED_FORM };
    if (sentence === original.trim()) return { errors: { sentence: catchALie.unchanged } };
    const limited = await consume({ agentChallengeByIp: (await currentClientInfo()).ip });
    if (limited) return { rejected: rateLimitMessage(limited) };
    const preview = await findPreview(id);
    if (!preview) return { rejected: GONE };
    const judged = await judgeWithin(await sourceOf(preview.readingId), sentence);
    if (!judged) return { rejected: TOO_LONG };
    const { passes, quotes } = judged;
    const reason =
      judged.passes || (quotes.length === 0 && judged.reason !== 'unreadable')
        ? undefined
        : catchALie.reasons[judged.reason](judged.words);
    verdict = { passes, reason: passes ? undefined : (reason ?? catchALie.nothing), quotes };
  });
  return verdict ? { ...state, ...verdict } : state;
}
