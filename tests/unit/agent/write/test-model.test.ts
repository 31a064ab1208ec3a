import { afterEach, beforeEach, expect, test } from 'vitest';
import { testModel } from '@/lib/agent/write/test-model';
import { type FakeModel, startFakeModel, writing } from '../../../support/fake-model';

let model: FakeModel;
const settings = () => ({ url: `${model.origin}/v1`, model: 'small', timeoutMs: 60_000, maxTokens: 200 });

beforeEach(async () => {
  model = await startFakeModel();
});
afterEach(() => model.stop());

test('testModel › prints what passes the gate and why the rest does not, with time and tokens', async () => {
  model.reply = ({ question }) =>
    /double/.test(question)
      ? writing('A double room is €120 at the weekend.', 'A double room is €95 at the weekend.')
      : writing();
  const { ok, lines } = await testModel(settings());
  const text = lines.join('\n');
  expect(ok).toBe(true);
  expect(text).toContain('passed  A double room is €120 at the weekend.');
  expect(text).toMatch(/refused \(other fact: weekend\) A double room is €95/);
  expect(text).toContain('small: 1 of 2 sentences passed the gate; 0 of 12 questions failed.');
  expect(text).toContain('1200 tokens read, 120 written');
});

test('testModel › stops early at a service that is not there', async () => {
  model.mood = 'error';
  expect((await testModel(settings())).ok).toBe(false);
  expect(model.requests.length).toBe(3);
  expect((await testModel(undefined)).lines.join()).toContain('ANSWERS_LLM_URL');
});
