import { expect, test } from 'vitest';
import { type Outcome, SingleFlight } from '@/lib/server/single-flight';

/** A making that says what it is, and ends, when it is told to. */
function started(flights: SingleFlight, key = '/') {
  let say: (outcome: Outcome) => void = () => {};
  let end = () => {};
  const done = flights.run(key, (settle) => {
    say = settle;
    return new Promise((resolve) => {
      end = resolve;
    });
  });
  return { say, end, done };
}

test('who asks while an answer is made learns what it is, before it has been sent', async () => {
  const flights = new SingleFlight();
  expect(flights.underWay('/')).toBeUndefined();
  const { say, end, done } = started(flights);
  const waiting = flights.underWay('/');
  expect(flights.underWay('/other')).toBeUndefined();
  say('kept');
  expect(await waiting).toBe('kept');
  expect(flights.underWay('/'), 'the next one is made anew').toBeUndefined();
  end();
  await done;
});

test('nobody waits for what is for one visitor alone', async () => {
  const flights = new SingleFlight();
  const first = started(flights);
  const waiting = flights.underWay('/');
  first.say('personal');
  expect(await waiting).toBe('personal');
  const second = started(flights);
  expect(flights.underWay('/')).toBeUndefined();
  first.end();
  second.end();
  await Promise.all([first.done, second.done]);
});

test('one that ends without an answer ends the waiting', async () => {
  const flights = new SingleFlight();
  const { end, done } = started(flights);
  const waiting = flights.underWay('/');
  end();
  expect(await waiting).toBe('gone');
  await done;
});

test('one that throws ends the waiting too', async () => {
  const flights = new SingleFlight();
  const failing = flights.run('/', () => Promise.reject(new Error('broken')));
  const waiting = flights.underWay('/');
  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe('failed');
  expect(flights.underWay('/')).toBeUndefined();
});
