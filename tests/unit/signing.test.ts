import { afterEach, describe, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { accessTokenKey, isSignature, sign, signingSecret, signWebhook, timingSafeEquals } from '@/lib/signing';

const secret = env.nextauthSecret;

afterEach(() => {
  env.nextauthSecret = secret;
});

describe('sign', () => {
  test('is deterministic, and differs by purpose, value and secret', () => {
    const signature = sign('form', 'a');
    expect(sign('form', 'a')).toBe(signature);
    env.nextauthSecret = 'another secret of 32 characters!!';
    const others = [sign('form', 'a'), sign('unsubscribe', 'a'), sign('form', 'b')];
    expect(new Set([signature, ...others]).size).toBe(4);
  });

  test('truncates the signature to the given length', () => {
    expect(sign('form', 'a')).toHaveLength(43);
    expect(sign('form', 'a', 24)).toBe(sign('form', 'a').slice(0, 24));
  });
});

describe('isSignature', () => {
  test('accepts only the whole signature for the same purpose and value', () => {
    const signature = sign('form', 'a', 24);
    expect(isSignature(signature, 'form', 'a', 24)).toBe(true);
    expect(isSignature(signature, 'unsubscribe', 'a', 24)).toBe(false);
    expect(isSignature(signature, 'form', 'b', 24)).toBe(false);
    expect(isSignature(signature.slice(0, 10), 'form', 'a', 24)).toBe(false);
    expect(isSignature('', 'form', 'a', 24)).toBe(false);
  });
});

test('timingSafeEquals › compares strings of any length and script', () => {
  expect(timingSafeEquals('Máire', 'Máire')).toBe(true);
  expect(timingSafeEquals('Máire', 'Maire')).toBe(false);
  expect(timingSafeEquals('💥', '')).toBe(false);
});

test.each([
  ['sign', () => sign('form', 'a')],
  ['isSignature', () => isSignature('', 'form', 'a')],
  ['accessTokenKey', () => accessTokenKey()],
  ['signingSecret', () => signingSecret()],
])('%s throws without NEXTAUTH_SECRET instead of using an empty key', (_name, call) => {
  for (const missing of [undefined, '']) {
    env.nextauthSecret = missing;
    expect(call).toThrow('NEXTAUTH_SECRET');
  }
});

test('signWebhook › throws without a shared secret', () => {
  expect(() => signWebhook('{}', '', 1)).toThrow('secret of the webhook');
});
