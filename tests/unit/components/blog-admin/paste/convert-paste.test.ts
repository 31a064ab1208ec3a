import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { convertPaste, hasForm } from '@/components/blog-admin/paste/convert-paste';
import { growth } from '../../../../support/growth';

test('hasForm › is false for colours alone, as code editors copy them', () => {
  expect(hasForm('<div style="color:#fff"><span style="color:red">let</span> a</div>')).toBe(false);
  expect(hasForm('<p>one <b>two</b></p>')).toBe(true);
  expect(hasForm('<p>see <a class="x" href="/menu">menu</a></p>')).toBe(true);
});

test.each(['<a ', '<a href', 'font-weight: ', '<'])('hasForm › takes linear time for %s', async (part) => {
  expect(await growth((size) => void hasForm(part.repeat(size)), 300_000)).toBeLessThan(3);
});

describe('convertPaste', () => {
  let worker: FakeWorker;
  class FakeWorker extends EventTarget {
    postMessage = vi.fn();
    terminate = vi.fn();
    constructor() {
      super();
      worker = this;
    }
    say(data: object) {
      this.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }
  let ended: string | undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
    ended = undefined;
    convertPaste('<b>a</b>', '').then(
      ({ markdown }) => {
        ended = markdown;
      },
      ({ message }: Error) => {
        ended = message;
      },
    );
  });
  afterEach(() => void vi.useRealTimers());

  test('resolves with what the worker says, and ends it', async () => {
    worker.say({ isReady: true });
    expect(worker.postMessage).toHaveBeenCalledWith({ html: '<b>a</b>', text: '' });
    worker.say({ markdown: '**a**' });
    await vi.advanceTimersByTimeAsync(0);
    expect([ended, worker.terminate.mock.calls.length]).toEqual(['**a**', 1]);
  });

  test('gives a worker ten seconds to load, and three to convert', async () => {
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ended).toBeUndefined();
    worker.say({ isReady: true });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect([ended, worker.terminate.mock.calls.length]).toEqual(['Converting it is taking too long.', 1]);
  });

  test('gives a worker up that has not loaded after ten seconds', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended).toBe('Converting it is taking too long.');
  });
});
