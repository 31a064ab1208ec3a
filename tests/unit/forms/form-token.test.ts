import { expect, test } from 'vitest';
import { createFormToken, formTokenAge } from '@/lib/forms/form-token';

const noon = Date.parse('2026-11-28T12:00:00Z');

test('formTokenAge › is the time since the token was made, and undefined for a forged or altered one', () => {
  const token = createFormToken(noon);
  expect(formTokenAge(token, noon + 7_000)).toBe(7_000);
  for (const forged of [
    '',
    token.slice(0, 20),
    token.replace(/\.(.)/, '.'),
    token.replace('.', 'a.'),
    `${token.split('.')[0]}.${'a'.repeat(24)}`,
  ])
    expect(formTokenAge(forged, noon), forged).toBeUndefined();
});

test('createFormToken › makes tokens of the same moment that differ', () => {
  expect(createFormToken(noon)).not.toBe(createFormToken(noon));
});

test('formTokenAge › knows the tokens of pages that were opened before an upgrade', () => {
  expect(formTokenAge('mx0cyo00.wqFEGzsn_jYI0VfF-ujb76f4', noon)).toBe(0);
});
