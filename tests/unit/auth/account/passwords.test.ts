import { expect, test } from 'vitest';
import { hashPassword, isCommonPassword, isLongPassword, verifyPassword } from '@/lib/auth/account/passwords';

test('verifyPassword › accepts the password in any Unicode normalisation, and no other', async () => {
  const hash = await hashPassword('Siobhán agus caoga bó', 'ip');
  expect(hash, 'the cost that OWASP recommends').toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'Siobhán agus caoga bó', 'ip')).toBe(true);
  expect(await verifyPassword(hash, 'Siobhán agus caoga bó'.normalize('NFD'), 'ip')).toBe(true);
  expect(await verifyPassword(hash, 'siobhán agus caoga bó', 'ip')).toBe(false);
});

test('verifyPassword › is false without a hash', async () => {
  expect(await verifyPassword(undefined, 'the password of no account', 'ip')).toBe(false);
});

test.each(['123456', 'password', 'PASSWORD', 'qwerty', 'letmein', 'iloveyou'])(
  'isCommonPassword › is true for the common password %s',
  (text) => {
    expect(isCommonPassword(text)).toBe(true);
  },
);

test.each(['SuperEmployee', 'super-employee-2026!', 'Admin1234567890', '!!!employee!!!'])(
  'isCommonPassword › is true for %s, which is derived from the name of the site',
  (text) => {
    expect(isCommonPassword(text)).toBe(true);
  },
);

test.each(['four green fields', 'Inis Oírr 1974', 'x8#kQ2', 'the super employee sings', '482 913 775'])(
  'isCommonPassword › is false for %s',
  (text) => {
    expect(isCommonPassword(text)).toBe(false);
  },
);

test('isLongPassword › requires fifteen code points', () => {
  expect(isLongPassword('fourteen chars')).toBe(false);
  expect(isLongPassword('fifteen chars !')).toBe(true);
  expect(isLongPassword('🐑'.repeat(8))).toBe(false);
});
