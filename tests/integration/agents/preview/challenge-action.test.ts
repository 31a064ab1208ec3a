import { afterAll, beforeAll, expect, test } from 'vitest';
import { readingLimits } from '@/lib/agents/policy';
import { type ChallengeState, challengeAction } from '@/lib/agents/preview/challenge-action';
import { performReading } from '@/lib/agents/preview/perform-reading';
import { claimReading } from '@/lib/agents/preview/reading-queue';
import { startPreview } from '@/lib/agents/preview/start-preview';
import { env } from '@/lib/env';
import { idleForm } from '@/lib/forms/form-state';
import { createFormToken } from '@/lib/forms/form-token';
import { policies } from '@/lib/rate-limits/policies';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { MINUTE_MS } from '@/lib/time';
import { emptyTables } from '../../../support/empty-tables';
import { type FixtureSite, startFixtureSite } from '../../../support/fixture-sites';
import { setRequestHeaders } from '../../../support/next-headers';

const ORIGINAL = 'Saturday: 9.00am - 1.00pm';
let site: FixtureSite;
let preview = '';

beforeAll(async () => {
  await emptyTables();
  setRequestHeaders({ 'x-client-address': '192.0.2.78' });
  site = await startFixtureSite('plumber');
  env.scraper.allowHosts.push(site.host);
  const started = await startPreview({ website: site.host, subject: '' }, { ip: '192.0.2.78' });
  const reading = await claimReading();
  if (!started.ok || !reading) throw new Error('The website was not read.');
  // A busy machine must not run into the limit of time.
  await performReading(reading, new AbortController().signal, { ...readingLimits, timeMs: 10 * MINUTE_MS });
  preview = started.id;
});
afterAll(() => site.stop());

function challenge(sentence: string, given: Record<string, string> = {}): Promise<ChallengeState> {
  const form = new FormData();
  const fields = { preview, original: ORIGINAL, sentence, formToken: createFormToken(), ...given };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return challengeAction(idleForm, form);
}

test('challengeAction › refuses a lie with the line that contradicts it, without a model', async () => {
  const state = await challenge('A gas boiler service is €110.');
  expect(state).toMatchObject({ passes: false, reason: '“€110” is not what your website says:' });
  expect(state.quotes?.map(({ text }) => text)).toEqual(['Gas boiler service | €95']);
});

test('challengeAction › passes what is still true', async () => {
  const state = await challenge('A gas boiler service costs €95.');
  expect(state).toMatchObject({ passes: true, quotes: [{ text: 'Gas boiler service | €95' }] });
});

test('challengeAction › says so when nothing on the website is like it', async () => {
  expect(await challenge('Elephants ride unicycles.')).toMatchObject({ passes: false, quotes: [] });
});

test('challengeAction › asks for a change first, and rejects a preview that has ended', async () => {
  expect(await challenge(ORIGINAL)).toMatchObject({ status: 'invalid', errors: { sentence: expect.any(String) } });
  expect(await challenge('A lie.', { preview: 'gone' })).toMatchObject({ status: 'rejected' });
});

test('challengeAction › judges nothing without a form token, or beyond its rate limit', async () => {
  const lie = 'A gas boiler service is €110.';
  expect(await challenge(lie, { formToken: '' })).toMatchObject({ message: expect.stringMatching(/Reload/) });
  for (let point = 0; point < policies.agentChallengeByIp.points; point += 1)
    await consume({ agentChallengeByIp: '192.0.2.78' });
  expect(await challenge(lie)).toMatchObject({ message: expect.stringMatching(/minute/) });
});
