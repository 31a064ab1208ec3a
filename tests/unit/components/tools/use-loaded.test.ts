// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Loaded, useLoaded } from '@/components/tools/use-loaded';
import { render } from '../../../support/render';

let loaded: Loaded<string[]>;
let respond: Record<string, (response: Response) => void>;
const requests: { path: string; signal?: AbortSignal | null }[] = [];

function Panel({ path }: { path?: string }) {
  loaded = useLoaded<string[]>(path);
  return null;
}
const show = (path?: string) => render(createElement(Panel, { path }));
const answer = (path: string, response: Response) => act(async () => respond[path]?.(response));
const facts = (...rows: string[]) => Response.json(rows);

beforeEach(() => {
  requests.length = 0;
  respond = {};
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    requests.push({ path, signal });
    return new Promise<Response>((resolve, reject) => {
      respond[path] = resolve;
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
});

test('useLoaded › loads nothing without a path, then the value of the path', async () => {
  await show();
  expect(requests).toEqual([]);
  await show('/api/a');
  expect([loaded.value, loaded.failure]).toEqual([undefined, undefined]);
  await answer('/api/a', facts('Open at nine'));
  expect(loaded.value).toEqual(['Open at nine']);
});

test('useLoaded › says why loading failed, and retry loads again', async () => {
  await show('/api/a');
  await answer('/api/a', Response.json({ detail: 'Too many requests.' }, { status: 429 }));
  expect([loaded.value, loaded.failure]).toEqual([undefined, 'Too many requests.']);
  await act(async () => loaded.retry());
  await answer('/api/a', facts('Open at nine'));
  expect([loaded.value, loaded.failure]).toEqual([['Open at nine'], undefined]);
});

test('useLoaded › shows nothing of another path, and aborts its request', async () => {
  await show('/api/a');
  await answer('/api/a', facts('Open at nine'));
  await show('/api/b');
  expect(loaded.value).toBeUndefined();
  await show('/api/c');
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
  await answer('/api/c', facts('Open at ten'));
  expect(loaded.value).toEqual(['Open at ten']);
});
