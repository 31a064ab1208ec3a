import { afterEach, beforeEach, expect, test } from 'vitest';
import { testModel } from '@/lib/agent/model/test-model';
import { type FakeModel, type ModelRequest, reading, startFakeModel } from '../../../support/fake-model';

let model: FakeModel;
const settings = () => ({ url: `${model.origin}/v1`, model: 'small', timeoutMs: 60_000, maxTokens: 200 });

beforeEach(async () => {
  model = await startFakeModel();
});
afterEach(() => model.stop());

const answers: readonly [RegExp, RegExp][] = [
  [/double|doble/, /^Double room/],
  [/four of us/, /^A family room/],
  [/breakfast/, /^Breakfast is served/],
  [/dog/, /^Other pets/],
  [/car\?/, /^Parking/],
  [/call it off/, /free of charge/],
  [/stairs/, /ground floor/],
  [/at the weekend/, /^Single room/],
];

/** Reads as a capable model would. */
function capable({ message, ids }: ModelRequest): string {
  const [, line] = answers.find(([asked]) => asked.test(message)) ?? [];
  const found = line && [...ids].find(([text]) => line.test(text));
  if (found) return reading({ lines: [{ id: found[1], words: found[0] }] });
  const slots = { day: /4th|3rd of July/.exec(message)?.[0], people: /(?<=for )two/.exec(message)?.[0] };
  if (slots.day) return reading({ act: 'request', request: { kind: 'booking', change: true, slots } });
  if (/coeliac/.test(message)) return reading({ act: 'tell', request: { kind: 'booking', slots: { note: message } } });
  if (/gas/.test(message)) return reading({ act: 'urgent' });
  if (/glasses/.test(message)) return reading({ act: 'request', request: { kind: 'lost', slots: {} } });
  return reading({ act: /thanks/.test(message) ? 'social' : 'ask' });
}

test('testModel › says of a capable model that it serves, with what came of each turn, time and tokens', async () => {
  model.reply = capable;
  const { ok, lines } = await testModel(settings());
  const text = lines.join('\n');
  expect(ok, text).toBe(true);
  expect(text).toContain('right (ask');
  expect(text).toMatch(/small serves: 1[56] of 16 turns right \(13 are enough\), 0 failed\./);
  expect(text).toContain('1600 tokens read, 160 written');
});

test('testModel › says of one that chooses nothing that it does not', async () => {
  model.reply = reading();
  const { ok, lines } = await testModel(settings());
  expect(ok).toBe(false);
  expect(lines.join('\n')).toContain('small does not serve');
});

test('testModel › stops early at a service that is not there', async () => {
  model.mood = 'error';
  expect((await testModel(settings())).ok).toBe(false);
  expect(model.requests.length).toBe(3);
  expect((await testModel(undefined)).lines.join()).toContain('ANSWERS_LLM_URL');
});
