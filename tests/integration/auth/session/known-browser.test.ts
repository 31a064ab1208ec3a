import { expect, test } from 'vitest';
import { knownBrowser, ownSignUp, rememberBrowser, rememberSignUp } from '@/lib/auth/session/known-browser';
import { newBrowser } from '../../../support/cookie-jar';
import { cookiesSet, setRequestHeaders } from '../../../support/next-headers';

const id = 'a3a8d7c2-0d55-4a6e-9d0b-1f6f4f6f2b11';

/** The cookie of a browser that has signed up and signed in: its secret and entries. */
async function cookieParts(): Promise<string[]> {
  setRequestHeaders({});
  await rememberSignUp(id);
  setRequestHeaders({}, undefined, { browser: cookiesSet.get('browser') });
  await rememberBrowser(id);
  return cookiesSet.get('browser')?.split('.') ?? [];
}

async function isKnown(parts: readonly string[]): Promise<boolean> {
  setRequestHeaders({}, undefined, { browser: parts.join('.') });
  return (await knownBrowser(id)) !== undefined;
}

test('knownBrowser › knows an account that the browser has signed in to, and takes no sign-up for one', async () => {
  const [secret = '', account = '', signUp = ''] = await cookieParts();
  expect(await isKnown([secret, account, signUp])).toBe(true);
  expect(await isKnown([secret, account])).toBe(true);
  expect(await isKnown([secret, signUp])).toBe(false);
  expect(await ownSignUp([{ id }])).toEqual({ id });
  await isKnown([secret, account]);
  expect(await ownSignUp([{ id }])).toBeUndefined();
});

test('knownBrowser › takes no altered or copied entry', async () => {
  const [secret = '', account = ''] = await cookieParts();
  const [first = '', last = '', signature = ''] = /^(\d+)-(\d+)-(.+)$/.exec(account)?.slice(1) ?? [];
  for (const parts of [
    [secret, `1-${last}-${signature}`],
    [secret, `${first}-${Number(last) + 1}-${signature}`],
    [secret, account.slice(0, -1)],
    [secret, `${account}A`],
    [secret, `-${account}`],
    ['A'.repeat(22), account],
    [`${secret}A`, account],
    ['', account],
    [secret],
  ])
    expect(await isKnown(parts), parts.join('.')).toBe(false);
});

test('rememberBrowser › keeps eight accounts, and forgets the one of longest ago', async () => {
  const here = newBrowser('192.0.2.1');
  const ids = Array.from({ length: 9 }, (_, index) => `account-${index}`);
  for (const one of ids) await here(() => rememberBrowser(one));
  const known = await here(() => Promise.all(ids.map((one) => knownBrowser(one))));
  expect(known.map(Boolean)).toEqual([false, ...ids.slice(1).map(() => true)]);
});
