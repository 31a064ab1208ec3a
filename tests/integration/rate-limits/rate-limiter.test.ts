import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '@/lib/db';
import { policies } from '@/lib/rate-limits/policies';
import { consume, rateLimitMessage, refund, reset } from '@/lib/rate-limits/rate-limiter';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/time';
import { emptyTables } from '../../support/empty-tables';

const { points, windowMs } = policies.signInByEmailAndIp;
const mary = { signInByEmailAndIp: 'mary@bakery.example 203.0.113.7' };

/** As if the database's clock had been set: a window that ends sooner is what a clock set forward sees. */
const moveWindowsBy = (ms: number) =>
  db.$executeRaw`UPDATE rate_limits SET expire = expire + ${ms}::float8 * interval '1 millisecond'`;

async function useUp(): Promise<void> {
  for (let attempt = 0; attempt <= points; attempt += 1) await consume(mary);
}

beforeEach(emptyTables);

describe('consume', () => {
  test('counts simultaneous attempts', async () => {
    const results = await Promise.all(Array.from({ length: points + 5 }, () => consume(mary)));
    expect(results.filter(Boolean)).toHaveLength(5);
  });

  test('says how long to wait, and allows attempts again once the window has ended', async () => {
    await useUp();
    const limited = await consume(mary);
    expect(limited?.retryAfterSeconds).toBeGreaterThan(0);
    expect(limited?.retryAfterSeconds).toBeLessThanOrEqual(windowMs / SECOND_MS);
    await moveWindowsBy(-windowMs - SECOND_MS);
    expect(await consume(mary)).toBeUndefined();
  });

  test('allows attempts again after the clock was set a day forward', async () => {
    await useUp();
    await moveWindowsBy(-DAY_MS);
    expect(await consume(mary)).toBeUndefined();
  });

  test('starts a new window after the clock was set a day back, instead of waiting for that day', async () => {
    await useUp();
    await moveWindowsBy(DAY_MS);
    expect(await consume(mary)).toBeUndefined();
  });

  test('keeps a limit in force while the clock is adjusted forward by less than the window', async () => {
    await useUp();
    await moveWindowsBy(-MINUTE_MS);
    expect(await consume(mary)).toBeDefined();
  });

  test('sends no queries for an IP address over its limit', async () => {
    const flood = { emailLinkByIp: `198.51.100.${Date.now()}` };
    for (let attempt = 0; attempt <= policies.emailLinkByIp.points; attempt += 1) await consume(flood);
    const query = vi.spyOn(db, '$queryRaw');
    expect(await consume(flood)).toBeDefined();
    expect(query).not.toHaveBeenCalled();
  });
});

test.each([
  ['a /56', 4, (network: number) => `2001:db8:1:${network.toString(16)}::/64`],
  ['a /48', 8, (network: number) => `2001:db8:1:${(network * 256).toString(16)}::/64`],
])('consume › counts the networks of a customer of IPv6 with %s as %d clients', async (_case, clients, networkAt) => {
  const attemptAt = (network: number) => consume({ signInByEmailAndIp: `mary@bakery.example ${networkAt(network)}` });
  for (let network = 0; network < clients; network += 1)
    for (let attempt = 0; attempt < points; attempt += 1) expect(await attemptAt(network)).toBeUndefined();
  expect(await attemptAt(clients)).toBeDefined();
  expect(await consume({ signInByEmailAndIp: 'mary@bakery.example 2001:db8:2:1::/64' })).toBeUndefined();
});

test('refund › returns at most the attempts that were counted', async () => {
  await useUp();
  await refund(mary);
  await refund(mary);
  expect(await consume(mary)).toBeUndefined();
  expect(await consume(mary)).toBeDefined();
  await reset(mary);
  await refund(mary);
  const results = await Promise.all(Array.from({ length: points + 1 }, () => consume(mary)));
  expect(results.filter(Boolean)).toHaveLength(1);
});

test.each([
  [30, 'a minute'],
  [90 * 60, '90 minutes'],
  [23 * 60 * 60, '23 hours'],
])('rateLimitMessage › says after %d seconds to wait: try again in %s', (retryAfterSeconds, wait) => {
  expect(rateLimitMessage({ retryAfterSeconds })).toBe(`Too many attempts. Please try again in ${wait}.`);
});
