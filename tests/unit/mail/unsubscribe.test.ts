import { expect, test } from 'vitest';
import { unsubscribeUrl, verifyUnsubscribe } from '@/lib/mail/unsubscribe';

test('verifyUnsubscribe › knows the links of mails that were sent long ago', () => {
  const link = { a: 'bWFyeUBiYWtlcnkuaWU', s: 'YQdQ1mbfE-sPlQjOiBrTIbPAxQ_O6Pmt' };
  expect(verifyUnsubscribe(new URLSearchParams(link))).toBe('mary@bakery.ie');
  expect(new URL(unsubscribeUrl('mary@bakery.ie')).search).toBe(`?${new URLSearchParams(link)}`);
});
