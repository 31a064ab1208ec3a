// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreviewEvents } from '@/components/meet/use-preview-events';
import type { PreviewView } from '@/lib/agents/preview/preview-view';
import { render } from '../../../support/render';

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

const waiting = { state: 'waiting' } as PreviewView;
let shown: ReturnType<typeof usePreviewEvents>;

function Preview() {
  shown = usePreviewEvents('one', waiting);
  return null;
}
const source = () => FakeEventSource.opened.at(-1) as FakeEventSource;
const send = (type: string, view?: object) =>
  act(async () => source().dispatchEvent(new MessageEvent(type, { data: JSON.stringify(view) })));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.opened = [];
  await render(createElement(Preview));
});
afterEach(() => void vi.useRealTimers());

test('usePreviewEvents › follows a preview until it is ready', async () => {
  await send('progress', { state: 'reading' });
  expect(shown.view.state).toBe('reading');
  await send('end', { state: 'ready' });
  expect(shown.view.state).toBe('ready');
  expect(source().readyState).toBe(FakeEventSource.CLOSED);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('usePreviewEvents › says that a preview has been deleted', async () => {
  await send('gone');
  expect([shown.isGone, source().readyState]).toEqual([true, FakeEventSource.CLOSED]);
});

test('usePreviewEvents › connects again three seconds after an error response, and leaves lost connections to the browser', async () => {
  await send('error');
  await pass(10_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  source().close();
  await send('error');
  await pass(2_999);
  expect(FakeEventSource.opened).toHaveLength(1);
  await pass(1);
  expect(FakeEventSource.opened).toHaveLength(2);
});
