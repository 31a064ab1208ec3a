import { expect, test } from 'vitest';
import { FairQueue, QueueFull } from '@/lib/fair-queue';

/** A task that the test ends, and that reports its start. */
function manual(started: string[], name: string) {
  let resolve: (name: string) => void = () => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return {
    task: () => {
      started.push(name);
      return promise;
    },
    end: () => resolve(name),
  };
}

test('FairQueue › runs no more tasks at once than allowed', async () => {
  const started: string[] = [];
  const queue = new FairQueue(2, 10);
  const tasks = ['a', 'b', 'c'].map((name) => manual(started, name));
  const results = tasks.map(({ task }, index) => queue.run(String(index), task));
  expect(started).toEqual(['a', 'b']);
  tasks[0]?.end();
  await results[0];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const { end } of tasks) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('FairQueue › serves a single task of one key before the hundredth of another', async () => {
  const order: string[] = [];
  const queue = new FairQueue(1, 1000);
  const flood = Array.from({ length: 100 }, (_, index) => queue.run('flood', async () => void order.push(`${index}`)));
  const visitor = queue.run('visitor', async () => void order.push('visitor'));
  await Promise.all([...flood, visitor]);
  expect(order.indexOf('visitor')).toBeLessThan(3);
});

test('FairQueue › continues after a failing task', async () => {
  const queue = new FairQueue(1, 10);
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', async () => 'yes')).toBe('yes');
});

test('FairQueue › rejects a task when too many are waiting', async () => {
  const queue = new FairQueue(1, 1);
  const running = manual([], 'running');
  const first = queue.run('a', running.task);
  const second = queue.run('a', async () => 'second');
  await expect(queue.run('b', async () => 'third')).rejects.toThrow(QueueFull);
  running.end();
  expect([await first, await second]).toEqual(['running', 'second']);
});
