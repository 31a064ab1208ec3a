import { expect, test } from 'vitest';
import { SingleFlight } from '@/lib/server/rendering/single-flight';
import { deferred } from '../../../support/deferred';

test('SingleFlight › shares one run among all callers of a key', async () => {
  const flights = new SingleFlight<string>(60_000);
  const { promise, resolve } = deferred<string>();
  let runs = 0;
  const work = () => {
    runs += 1;
    return promise;
  };
  const results = [flights.run('/', work), flights.run('/', work), flights.run('/other', async () => 'other')];
  resolve('page');
  expect(await Promise.all(results)).toEqual(['page', 'page', 'other']);
  expect(runs).toBe(1);
  expect(await flights.run('/', async () => 'newer')).toBe('newer');
});

test('SingleFlight › rejects for all callers when a run fails, and starts another for the next', async () => {
  const flights = new SingleFlight<string>(60_000);
  const failing = () => Promise.reject(new Error('no'));
  const results = await Promise.allSettled([flights.run('/', failing), flights.run('/', failing)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights.run('/', async () => 'page')).toBe('page');
});

test('SingleFlight › replaces a stuck run, which does not affect its replacement when it ends', async () => {
  const flights = new SingleFlight<string>(20);
  const first = deferred<string>();
  const second = deferred<string>();
  const stuck = flights.run('/', () => first.promise);
  let replacement = flights.run('/', () => second.promise);
  await expect
    .poll(() => {
      replacement = flights.run('/', () => second.promise);
      return replacement === stuck;
    })
    .toBe(false);
  first.resolve('late');
  expect(await stuck).toBe('late');
  const joined = flights.run('/', async () => 'never');
  expect(joined).toBe(replacement);
  second.resolve('page');
  expect(await joined).toBe('page');
});
