import { describe, expect, test } from 'vitest';
import { signInSchema, signUpSchema } from '@/lib/auth/account/schema';

describe('signUpSchema', () => {
  const signUp = (fields: object) => signUpSchema.safeParse({ email: 'mary@bakery.ie', password: 'abcdef', ...fields });

  test('accepts passwords of 6 to 128 characters', () => {
    expect(signUp({}).success).toBe(true);
    expect(signUp({ password: 'abcde' }).error?.issues[0]?.message).toBe('Use 6 characters or more.');
    expect(signUp({ password: 'a'.repeat(128) }).success).toBe(true);
    expect(signUp({ password: 'a'.repeat(129) }).success).toBe(false);
  });

  test('keeps spaces in a password', () => {
    expect(signUp({ password: '  abcdef  ' }).data?.password).toBe('  abcdef  ');
  });

  test('converts e-mail addresses to lower case', () => {
    expect(signUp({ email: ' Mary@Bakery.IE ' }).data?.email).toBe('mary@bakery.ie');
  });

  test.each(['', 'mary', 'mary@', 'mary@bakery.ie\nBcc: all@example.ie', 'a@b@c.ie'])(
    'rejects the e-mail address %j',
    (email) => {
      expect(signUp({ email }).success).toBe(false);
    },
  );

  test('accepts an optional name on one line', () => {
    expect(signUp({ displayName: '  ' }).data?.displayName).toBeUndefined();
    expect(signUp({ displayName: 'Ó Súilleabháin 日本' }).data?.displayName).toBe('Ó Súilleabháin 日本');
    expect(signUp({ displayName: 'Mary\nBcc: x' }).success).toBe(false);
  });

  test('signInSchema › rejects values that are not strings', () => {
    for (const odd of [1, null, [], {}, true])
      expect(signInSchema.safeParse({ email: odd, password: odd }).success).toBe(false);
  });
});
