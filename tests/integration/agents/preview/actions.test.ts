import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readingLimits } from '@/lib/agents/policy';
import {
  addQuestionAction,
  askPreviewAction,
  forgetPreviewAction,
  readAgainAction,
  startPreviewAction,
  teachAgentAction,
} from '@/lib/agents/preview/actions';
import { performReading } from '@/lib/agents/preview/perform-reading';
import { claimReading } from '@/lib/agents/preview/reading-queue';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { idleForm } from '@/lib/forms/form-state';
import { createFormToken } from '@/lib/forms/form-token';
import { policies } from '@/lib/rate-limits/policies';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { HOUR_MS } from '@/lib/time';
import { emptyTables } from '../../../support/empty-tables';
import { type FixtureSite, startFixtureSite } from '../../../support/fixture-sites';
import { setRequestHeaders } from '../../../support/next-headers';

let site: FixtureSite;

beforeAll(async () => {
  setRequestHeaders({ 'x-client-address': '192.0.2.77' });
  site = await startFixtureSite('plumber');
  env.scraper.allowHosts.push(site.host);
});
afterAll(async () => {
  await site.stop();
});
beforeEach(emptyTables);

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ formToken: createFormToken(), ...values })) form.set(name, value);
  return form;
}

/** Where an action redirects to. */
async function redirectOf(action: Promise<unknown>): Promise<string> {
  const error = await action.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return String((error as { digest?: string } | undefined)?.digest).split(';')[2] ?? '';
}

async function startedAndRead(): Promise<string> {
  const path = await redirectOf(startPreviewAction(idleForm, formOf({ website: site.host, industry: 'construction' })));
  const reading = await claimReading();
  if (!reading) throw new Error('The queue is empty.');
  // A busy machine must not run into the limit of time.
  await performReading(reading, new AbortController().signal, { ...readingLimits, timeMs: HOUR_MS });
  return path.replace('/meet-your-agent/', '');
}

describe('startPreviewAction', () => {
  test('redirects to the preview', async () => {
    const path = await redirectOf(startPreviewAction(idleForm, formOf({ website: site.host })));
    expect(path).toMatch(/^\/meet-your-agent\/[\w-]{43}$/);
    expect(await db.agent.count()).toBe(1);
  });

  test.each([
    ['without a form token', ''],
    ['with a forged one', `${Date.now().toString(36)}.${'a'.repeat(24)}`],
    ['with one that is more than two hours old', createFormToken(Date.now() - 2.1 * HOUR_MS)],
  ])('does nothing %s', async (_name, formToken) => {
    expect(await startPreviewAction(idleForm, formOf({ website: site.host, formToken }))).toMatchObject({
      status: 'rejected',
    });
    expect(await db.agent.count()).toBe(0);
  });

  test('reports the field with an invalid URL', async () => {
    expect(await startPreviewAction(idleForm, formOf({ website: 'http://10.0.0.1' }))).toMatchObject({
      status: 'invalid',
      errors: { website: expect.stringMatching(/not on the public internet/) },
    });
  });
});

describe('preview actions', () => {
  test('answer a question, add one to the list, and delete the preview', async () => {
    const preview = await startedAndRead();
    const asked = await askPreviewAction(
      idleForm,
      formOf({ preview, question: '', suggested: 'What is your phone number?' }),
    );
    expect(asked).toMatchObject({
      status: 'done',
      values: { question: 'What is your phone number?' },
      answer: { tier: 'answer' },
    });
    await addQuestionAction(idleForm, formOf({ preview, question: 'Do you do Sundays?' }));
    expect(await db.agent.findFirst()).toMatchObject({ questions: ['Do you do Sundays?'] });
    expect(await redirectOf(forgetPreviewAction(idleForm, formOf({ preview })))).toBe(
      '/meet-your-agent/start?forgotten=1',
    );
    expect(await db.readingPage.count()).toBe(0);
    for (const action of [askPreviewAction, addQuestionAction, teachAgentAction])
      expect(await action(idleForm, formOf({ preview, question: 'Hello?', answer: 'Hello.' }))).toMatchObject({
        status: 'rejected',
        message: expect.stringMatching(/ended or was deleted/),
      });
  });

  test('tell the agent an answer, which it gives from then on', async () => {
    const preview = await startedAndRead();
    const ask = () => askPreviewAction(idleForm, formOf({ preview, question: 'Do you fix roofs?' }));
    expect(await ask()).toMatchObject({ answer: { tier: 'silent' } });
    for (const answer of ['No.', 'Yes, slate ones.'])
      expect(
        await teachAgentAction(idleForm, formOf({ preview, question: 'Do you fix roofs?', answer })),
      ).toMatchObject({ status: 'done' });
    expect(await ask()).toMatchObject({ answer: { tier: 'answer', isTaught: true, said: 'Yes, slate ones.' } });
    expect(await db.taughtAnswer.findMany({ where: { withdrawnAt: null } })).toMatchObject([
      { question: 'Do you fix roofs?', answer: 'Yes, slate ones.' },
    ]);
    expect(await teachAgentAction(idleForm, formOf({ preview, question: 'Vouchers?', answer: ' ' }))).toMatchObject({
      errors: { answer: 'Type the answer first.' },
    });
  });

  test('read the website of a preview anew at once', async () => {
    const preview = await startedAndRead();
    const again = await redirectOf(readAgainAction(idleForm, formOf({ preview })));
    expect(again).toMatch(/^\/meet-your-agent\/[\w-]{43}$/);
    expect(again).not.toContain(preview);
    expect(await db.siteReading.findMany({ where: { status: 'queued' } })).toMatchObject([{ url: site.host }]);
  });

  test('do nothing without a form token', async () => {
    const fields = formOf({ preview: 'a'.repeat(43), question: 'Hello?', answer: 'Hello.', formToken: '' });
    for (const action of [askPreviewAction, addQuestionAction, teachAgentAction, readAgainAction, forgetPreviewAction])
      expect(await action(idleForm, fields)).toMatchObject({
        status: 'rejected',
        message: expect.stringMatching(/Reload/),
      });
  });

  test.each([
    ['askPreviewAction', askPreviewAction, 'agentQuestionByIp'],
    ['addQuestionAction', addQuestionAction, 'agentChangeByIp'],
    ['forgetPreviewAction', forgetPreviewAction, 'agentChangeByIp'],
  ] as const)('%s is rejected beyond its rate limit', async (_name, action, policy) => {
    const preview = 'a'.repeat(43);
    for (let point = 0; point < policies[policy].points; point += 1) await consume({ [policy]: '192.0.2.77' });
    const state = await action(idleForm, formOf({ preview, question: 'Hello?' }));
    expect(state).toMatchObject({ status: 'rejected', message: expect.stringMatching(/minute/) });
  });
});
