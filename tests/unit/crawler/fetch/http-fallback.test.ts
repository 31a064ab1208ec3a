import { expect, test } from 'vitest';
import { withHttpFallback } from '@/lib/crawler/fetch/http-fallback';
import { type Problem, type ProblemKind, problem } from '@/lib/crawler/fetch/problem';

/** Attempts `typed` with a website that answers as given; returns the outcome and the URLs attempted. */
async function attempt(typed: string, answers: { https?: ProblemKind; http?: ProblemKind }) {
  const urls: string[] = [];
  const outcome = await withHttpFallback<{ ok: true }>(typed, {}, async (url): Promise<{ ok: true } | Problem> => {
    urls.push(url);
    const kind = answers[url.startsWith('https:') ? 'https' : 'http'];
    return kind ? problem(kind) : { ok: true };
  });
  return { outcome: outcome.ok ? 'ok' : outcome.kind, urls };
}

test('withHttpFallback › attempts a name over https only, if that works', async () => {
  expect(await attempt('bakery.ie', {})).toEqual({ outcome: 'ok', urls: ['https://bakery.ie/'] });
});

test.each(['refused', 'timeout', 'no-tls', 'tls-self-signed', 'tls-expired'] as const)(
  'withHttpFallback › attempts a name over http after %s',
  async (https) => {
    expect(await attempt('bakery.ie/menu', { https })).toEqual({
      outcome: 'ok',
      urls: ['https://bakery.ie/menu', 'http://bakery.ie/menu'],
    });
  },
);

test('withHttpFallback › attempts a URL with a scheme only as it is', async () => {
  expect(await attempt('https://bakery.ie', { https: 'refused' })).toEqual({
    outcome: 'refused',
    urls: ['https://bakery.ie/'],
  });
});

test('withHttpFallback › does not repeat an answer of the website over http', async () => {
  expect(await attempt('bakery.ie', { https: 'access-denied' })).toMatchObject({ outcome: 'access-denied' });
  expect((await attempt('bakery.ie', { https: 'access-denied' })).urls).toHaveLength(1);
});

test('withHttpFallback › returns the problem of https unless http got an answer', async () => {
  expect(await attempt('bakery.ie', { https: 'tls-expired', http: 'refused' })).toMatchObject({
    outcome: 'tls-expired',
  });
  expect(await attempt('bakery.ie', { https: 'refused', http: 'not-found' })).toMatchObject({ outcome: 'not-found' });
});

test('withHttpFallback › rejects URLs that are not public', async () => {
  expect(await attempt('localhost', {})).toEqual({ outcome: 'forbidden-address', urls: [] });
});
