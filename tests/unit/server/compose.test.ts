import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { type Context, compose, createContext } from '@/lib/server/compose';

const context = createContext({ url: '/about?a=1' } as IncomingMessage, {} as ServerResponse);

test('createContext › splits the URL into path and query', () => {
  expect([context.url, context.path]).toEqual(['/about?a=1', '/about']);
});

test('compose › runs middlewares in order until one responds', () => {
  const ran: string[] = [];
  const passOn = (name: string) => (_: Context, next: () => unknown) => {
    ran.push(name);
    return next() as undefined;
  };
  const respond = () => void ran.push('response');
  expect(compose([passOn('first'), passOn('second'), respond, passOn('never')])(context)).toBeUndefined();
  expect(ran).toEqual(['first', 'second', 'response']);
});

test('compose › passes a rejection on to its caller', async () => {
  const failing = compose([(_, next) => next(), () => Promise.reject(new Error('no'))]);
  await expect(failing(context)).rejects.toThrow('no');
});
