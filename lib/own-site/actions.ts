'use server';

import { replyTo } from '@/lib/agent/reply';
import type { Reply } from '@/lib/agent/reply-type';
import { knowledgeInThreads } from '@/lib/agent/sources/in-threads';
import { type AskState, afterQuestions } from '@/lib/agents/preview/ask-state';
import { questionSchema } from '@/lib/agents/preview/schema';
import { handleForm } from '@/lib/forms/form-action';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { openOwnSite } from './open-own-site';

/**
 * Answers a question about us from our own website. It stores nothing and therefore needs no form token, which forms on cached
 * pages lack without JavaScript.
 */
export async function askOwnSiteAction(_previous: AskState, form: FormData): Promise<AskState> {
  let asked: readonly string[] = [];
  let answer: Reply | undefined;
  const state = await handleForm(questionSchema, form, async ({ question, turns, memory }) => {
    const limited = await consume({ agentQuestionByIp: (await currentClientInfo()).ip });
    if (limited) return { rejected: rateLimitMessage(limited) };
    asked = [...turns, question];
    answer = await replyTo({ knowledge: knowledgeInThreads(await openOwnSite()) }, { text: question, turns, memory });
  });
  return answer ? { ...state, values: afterQuestions(asked, answer), answer } : state;
}
