import { describe, expect, test } from 'vitest';
import { hashPassword, isCommonPassword, isLongPassword, verifyPassword } from '@/lib/auth/account/passwords';
import { signInSchema, signUpSchema } from '@/lib/auth/account/schema';

test('a password is found again, also when another keyboard composes its letters otherwise', async () => {
  const hash = await hashPassword('Siobhán agus caoga bó', 'ip');
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(await verifyPassword(hash, 'Siobhán agus caoga bó', 'ip')).toBe(true);
  expect(await verifyPassword(hash, 'Siobhán agus caoga bó'.normalize('NFD'), 'ip')).toBe(true);
  expect(await verifyPassword(hash, 'siobhán agus caoga bó', 'ip')).toBe(false);
});

test('without an account no password fits, not even the decoy’s', async () => {
  expect(await verifyPassword(undefined, 'the password of no account', 'ip')).toBe(false);
});

test.each(['123456', 'password', 'PASSWORD', 'qwerty', 'letmein', 'iloveyou'])('%s is one of the commonest', (text) => {
  expect(isCommonPassword(text)).toBe(true);
});

test.each(['SuperEmployee', 'super-employee-2026!', 'Admin1234567890', '!!!employee!!!'])(
  '%s is guessed by who knows the site',
  (text) => {
    expect(isCommonPassword(text)).toBe(true);
  },
);

test.each(['four green fields', 'Inis Oírr 1974', 'x8#kQ2', 'the super employee sings', '482 913 775'])(
  '%s is not',
  (text) => {
    expect(isCommonPassword(text)).toBe(false);
  },
);

test('fifteen characters make a password long enough for an admin', () => {
  expect(isLongPassword('fourteen chars')).toBe(false);
  expect(isLongPassword('fifteen chars !')).toBe(true);
  expect(isLongPassword('🐑'.repeat(8))).toBe(false);
});

describe('what the forms take', () => {
  const signUp = (fields: object) => signUpSchema.safeParse({ email: 'mary@bakery.ie', password: 'abcdef', ...fields });

  test('six characters are enough, five are not, and 128 are the most', () => {
    expect(signUp({}).success).toBe(true);
    expect(signUp({ password: 'abcde' }).error?.issues[0]?.message).toBe('Use 6 characters or more.');
    expect(signUp({ password: 'a'.repeat(128) }).success).toBe(true);
    expect(signUp({ password: 'a'.repeat(129) }).success).toBe(false);
  });

  test('spaces in a password are part of it', () => {
    expect(signUp({ password: '  abcdef  ' }).data?.password).toBe('  abcdef  ');
  });

  test('an address is compared without regard to case', () => {
    expect(signUp({ email: ' Mary@Bakery.IE ' }).data?.email).toBe('mary@bakery.ie');
  });

  test.each(['', 'mary', 'mary@', 'mary@bakery.ie\nBcc: all@example.ie', 'a@b@c.ie'])('%j is no address', (email) => {
    expect(signUp({ email }).success).toBe(false);
  });

  test('a name is optional and stands on one line', () => {
    expect(signUp({ displayName: '  ' }).data?.displayName).toBeUndefined();
    expect(signUp({ displayName: 'Ó Súilleabháin 日本' }).data?.displayName).toBe('Ó Súilleabháin 日本');
    expect(signUp({ displayName: 'Mary\nBcc: x' }).success).toBe(false);
  });

  test('things that are no text are refused, not thrown at', () => {
    for (const odd of [1, null, [], {}, true])
      expect(signInSchema.safeParse({ email: odd, password: odd }).success).toBe(false);
  });
});
