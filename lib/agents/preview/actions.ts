'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { Reply } from '@/lib/agent/reply-type';
import { dropKnowledge } from '@/lib/agent/sources/in-threads';
import { env } from '@/lib/env';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { currentClientInfo } from '@/lib/http/client-info';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { teachAgent } from '../taught';
import { addQuestion, askPreview } from './ask';
import { type AskState, afterQuestions } from './ask-state';
import { adoptionSecretOf, findPreview } from './find-preview';
import { forgetPreview } from './forget';
import { EXPIRED_FORM, GONE, isFreshToken } from './form-problems';
import { questionSchema, startSchema, taughtSchema } from './schema';
import { startPreview } from './start-preview';
import { subjectOf } from './subject';

const START_PATH = '/meet-your-agent/start';

/** What a script is told of a preview that it has begun: where it is, and the secret that alone can adopt it. */
const begun = (state: FormState, id: string | undefined): FormState =>
  state.status === 'done' && id
    ? { ...state, values: { ...state.values, preview: id, adoption: env.agentsLive ? adoptionSecretOf(id) : '' } }
    : state;

/** Starts reading a website. Scripts are told of its preview, so that they keep its secret; others are redirected to it. */
export async function startPreviewAction(_previous: FormState, form: FormData): Promise<FormState> {
  let id: string | undefined;
  const state = await handleForm(startSchema, form, async ({ website, industry, agent }, { formToken, script }) => {
    if (!isFreshToken(formToken)) return { rejected: EXPIRED_FORM };
    const subject = subjectOf({ industry, agent });
    const started = await startPreview({ website, subject, form: formToken }, await currentClientInfo());
    if (!started.ok)
      return started.field ? { errors: { [started.field]: started.message } } : { rejected: started.message };
    if (script !== '1') redirect(`/meet-your-agent/${started.id}`);
    id = started.id;
  });
  return begun(state, id);
}

/** Answers a question in a preview. */
export async function askPreviewAction(_previous: AskState, form: FormData): Promise<AskState> {
  let asked: readonly string[] = [];
  let answer: Reply | undefined;
  const state = await handleForm(
    questionSchema,
    form,
    async ({ question, turns, memory, preview: id }, { formToken }) => {
      if (!isFreshToken(formToken)) return { rejected: EXPIRED_FORM };
      const limited = await consume({ agentQuestionByIp: (await currentClientInfo()).ip });
      if (limited) return { rejected: rateLimitMessage(limited) };
      const preview = await findPreview(id);
      if (!preview) return { rejected: GONE };
      asked = [...turns, question];
      answer = await askPreview(preview, question, turns, memory);
    },
  );
  return answer ? { ...state, values: afterQuestions(asked, answer), answer } : state;
}

/** Adds an unanswered question to the list of gaps. */
export async function addQuestionAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(questionSchema, form, async ({ question, preview: id }, { formToken }) => {
    if (!isFreshToken(formToken)) return { rejected: EXPIRED_FORM };
    const limited = await consume({ agentChangeByIp: (await currentClientInfo()).ip });
    if (limited) return { rejected: rateLimitMessage(limited) };
    const preview = await findPreview(id);
    if (!preview) return { rejected: GONE };
    if (!(await addQuestion(preview, question))) return { rejected: 'The list is full.' };
  });
}

/** Teaches the agent the answer to an open question. */
export async function teachAgentAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(taughtSchema, form, async ({ preview: id, ...taught }, { formToken }) => {
    if (!isFreshToken(formToken)) return { rejected: EXPIRED_FORM };
    const limited = await consume({ agentChangeByIp: (await currentClientInfo()).ip });
    if (limited) return { rejected: rateLimitMessage(limited) };
    const preview = await findPreview(id);
    if (!preview) return { rejected: GONE };
    if (!(await teachAgent(preview.id, taught))) return { rejected: 'The list is full.' };
  });
}

/** Has the website of a preview read anew. The new preview is told as that of a start. */
export async function readAgainAction(_previous: FormState, form: FormData): Promise<FormState> {
  let id: string | undefined;
  const state = await handleForm(
    z.object({ preview: z.string().max(64) }),
    form,
    async (sent, { formToken, script }) => {
      if (!isFreshToken(formToken)) return { rejected: EXPIRED_FORM };
      const preview = await findPreview(sent.preview);
      if (!preview) return { rejected: GONE };
      const { reading, subject } = preview;
      const again = { website: reading.url, subject, form: formToken, isFresh: true };
      const started = await startPreview(again, await currentClientInfo());
      if (!started.ok) return { rejected: started.message };
      if (script !== '1') redirect(`/meet-your-agent/${started.id}`);
      id = started.id;
    },
  );
  return begun(state, id);
}

/** Deletes the preview at once. */
export async function forgetPreviewAction(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ preview: z.string().max(64) }), form, async ({ preview: id }, { formToken }) => {
    if (!isFreshToken(formToken)) return { rejected: EXPIRED_FORM };
    const limited = await consume({ agentChangeByIp: (await currentClientInfo()).ip });
    if (limited) return { rejected: rateLimitMessage(limited) };
    const preview = await findPreview(id);
    await forgetPreview(id);
    if (preview) await dropKnowledge(preview.readingId);
    redirect(`${START_PATH}?forgotten=1`);
  });
}
