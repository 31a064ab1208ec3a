import { expect, test } from 'vitest';
import { SingleFlight } from '@/lib/server/single-flight';

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('SingleFlight › shares one run among all callers of a key', async () => {
  const flights = new SingleFlight<string>();
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

test('SingleFlight › a run that fails fails for all, and the next caller starts another', async () => {
  const flights = new SingleFlight<string>();
  const failing = () => Promise.reject(new Error('no'));
  const results = await Promise.allSettled([flights.run('/', failing), flights.run('/', failing)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights.run('/', async () => 'page')).toBe('page');
});

test('SingleFlight › an abandoned run does not end the one that replaced it', async () => {
  const flights = new SingleFlight<string>();
  const first = deferred<string>();
  const second = deferred<string>();
  const abandoned = flights.run('/', () => first.promise);
  flights.abandon('/');
  const replacement = flights.run('/', () => second.promise);
  first.resolve('late');
  expect(await abandoned).toBe('late');
  const joined = flights.run('/', async () => 'never');
  second.resolve('page');
  expect(await Promise.all([replacement, joined])).toEqual(['page', 'page']);
});
