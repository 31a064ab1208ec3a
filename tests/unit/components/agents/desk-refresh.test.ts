// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeskRefresh } from '@/components/agents/desk-refresh';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { render } from '../../../support/render';

vi.mock('next/navigation', () => ({ useRouter: () => router }));
const router = { refresh: vi.fn() };

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

let status = 200;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const refuse = (next: number) => {
  status = next;
  const source = FakeEventSource.opened.at(-1);
  source?.close();
  return act(async () => source?.dispatchEvent(new Event('error')));
};
const said = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', async () => (status ? { status } : Promise.reject(new TypeError('Failed to fetch'))));
  await render(createElement(DeskRefresh, { agentId: 'one' }));
});
afterEach(() => void vi.useRealTimers());

test.each([
  [404, 'gone'],
  [401, 'over'],
] as const)('DeskRefresh › after a reconnection that was answered by %d says that it is %s', async (answered, why) => {
  await refuse(answered);
  await pass(0);
  expect(said()).toBe(agentDesk.live[why]);
  await pass(600_000);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test.each([0, 429, 503])(
  'DeskRefresh › tries again after %d, and shows the page anew once it is back',
  async (answered) => {
    const change = (data: string) =>
      act(async () => FakeEventSource.opened.at(-1)?.dispatchEvent(new MessageEvent('change', { data })));
    await change('1');
    await refuse(answered);
    await pass(5_000);
    expect(said()).toBe(agentDesk.live.offline);
    await act(async () => FakeEventSource.opened.at(-1)?.dispatchEvent(new Event('open')));
    await pass(0);
    expect(said()).toBe('');
    await change('2');
    expect([FakeEventSource.opened.length, router.refresh.mock.calls.length]).toEqual([2, 1]);
    router.refresh.mockClear();
  },
);
