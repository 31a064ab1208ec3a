import { expect, test } from 'vitest';
import { trialStartPath } from '@/lib/leads/trial-start';

test('trialStartPath › is that of the confirmations which were sent before an upgrade', () => {
  const id = '0c5a2fb4-6d9f-4e5f-8f0a-2a4a3a4b5c6d';
  expect(trialStartPath(id)).toBe(`/free-trial/${id}.l1CcpqijC_Y0nnHUyBaWnsds`);
});
