import { expect, test } from 'vitest';
import { type Outcome, SingleFlight } from '@/lib/web-server/single-flight';

/** A making that ends when it is told to. */
function started(flights: SingleFlight, key = '/') {
  let end: (outcome: Outcome) => void = () => {};
  const done = flights.run(key, () => new Promise((resolve) => (end = resolve)));
  return { end, done };
}

test('who asks while an answer is made learns how that ends', async () => {
  const flights = new SingleFlight();
  expect(flights.underWay('/')).toBeUndefined();
  const { end, done } = started(flights);
  const waiting = flights.underWay('/');
  expect(flights.underWay('/other')).toBeUndefined();
  end('kept');
  expect(await waiting).toBe('kept');
  await done;
  expect(flights.underWay('/')).toBeUndefined();
});

test('nobody waits for what is for one visitor alone', async () => {
  const flights = new SingleFlight();
  const { end, done } = started(flights);
  end('personal');
  await done;
  const next = started(flights);
  expect(flights.underWay('/')).toBeUndefined();
  next.end('personal');
  await next.done;
});

test('one that throws ends the waiting too', async () => {
  const flights = new SingleFlight();
  const failing = flights.run('/', () => Promise.reject(new Error('broken')));
  const waiting = flights.underWay('/');
  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe('failed');
  expect(flights.underWay('/')).toBeUndefined();
});
