import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../support/deferred';

const answerOf = (formToken: string) => Response.json({ formToken });
let load: () => Promise<typeof import('@/components/leads/form-token')>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  load = () => import('@/components/leads/form-token');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('addFormToken', () => {
  test('requests the token of a form that nobody has touched, as after autofill or Back', async () => {
    vi.stubGlobal('fetch', async () => answerOf('t1'));
    const form = new FormData();
    await (await load()).addFormToken(form);
    expect(form.get('formToken')).toBe('t1');
  });

  test('waits for the request of the first touch, and repeats none', async () => {
    const response = deferred<Response>();
    const request = vi.fn(() => response.promise);
    vi.stubGlobal('fetch', request);
    const { addFormToken, requestFormToken } = await load();
    void requestFormToken();
    const form = new FormData();
    const added = addFormToken(form);
    response.resolve(answerOf('t2'));
    await added;
    expect(form.get('formToken')).toBe('t2');
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('gives up on a request that takes too long, so that the form is sent all the same', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const form = new FormData();
    const added = (await load()).addFormToken(form);
    await vi.advanceTimersByTimeAsync(5_000);
    await added;
    expect(form.get('formToken')).toBe('');
  });

  test.each([
    ['a network error', () => Promise.reject(new TypeError('offline'))],
    ['an error response', async () => Response.json({ title: 'Too many requests' }, { status: 429 })],
  ])('requests the token again after %s', async (_name, failing) => {
    vi.stubGlobal('fetch', vi.fn().mockImplementationOnce(failing).mockResolvedValue(answerOf('t3')));
    const { addFormToken, requestFormToken } = await load();
    expect(await requestFormToken()).toBe('');
    const form = new FormData();
    await addFormToken(form);
    expect(form.get('formToken')).toBe('t3');
  });
});
