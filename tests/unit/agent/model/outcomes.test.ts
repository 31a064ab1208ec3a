import { beforeEach, expect, test } from 'vitest';
import { countQuestion, isModelFailing, modelOutcomes } from '@/lib/agent/model/outcomes';
import { MINUTE_MS } from '@/lib/time';

beforeEach(() => {
  modelOutcomes().recent.length = 0;
});

test('isModelFailing › only after five questions, most of which failed within a quarter of an hour', () => {
  const now = Date.now();
  for (let at = 0; at < 4; at += 1) countQuestion('timed out', now);
  expect(isModelFailing(now)).toBe(false);
  countQuestion('unreachable', now);
  expect(isModelFailing(now)).toBe(true);
  expect(isModelFailing(now + 15 * MINUTE_MS - 1)).toBe(true);
  expect(isModelFailing(now + 15 * MINUTE_MS)).toBe(false);
  for (let at = 0; at < 3; at += 1) countQuestion('read', now);
  expect(isModelFailing(now)).toBe(false);
});

test('isModelFailing › counts no question that was not sent', () => {
  for (let at = 0; at < 9; at += 1) countQuestion('skipped');
  expect(isModelFailing()).toBe(false);
});

test('isModelFailing › forgets all but the last twenty questions, so that a service that has recovered is seen to', () => {
  for (let at = 0; at < 100; at += 1) countQuestion('timed out');
  for (let at = 0; at < 4; at += 1) countQuestion('read');
  expect(isModelFailing(), 'sixteen of twenty').toBe(true);
  countQuestion('read');
  expect(isModelFailing()).toBe(false);
});
