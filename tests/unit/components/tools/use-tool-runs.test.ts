// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToolRuns } from '@/components/tools/use-tool-runs';
import type { RunList } from '@/lib/scraper-runs/queries';
import type { RunView } from '@/lib/scraper-runs/run-view';
import { render } from '../../../support/render';

const run = (results: number, isOver = false) => ({ id: 'one', kind: 'website', results, isOver }) as RunView;
const listOf = (...runs: RunView[]): RunList => ({ runs, total: runs.length, pages: 1 });

let asked: string[];
let answer: RunList;
let tool: ReturnType<typeof useToolRuns>;

function Tool({ history }: { history: RunList }) {
  tool = useToolRuns({ kind: 'website', history, onShow: () => {} });
  return null;
}
const show = (history: RunList) => render(createElement(Tool, { history }));
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(answer);
  });
});
afterEach(() => void vi.useRealTimers());

test('useToolRuns › reloads a history with a run under way every five seconds, until it has ended', async () => {
  await show(listOf(run(0)));
  answer = listOf(run(3));
  await pass(4_999);
  expect(asked).toEqual([]);
  await pass(1);
  expect([asked, tool.history.list.runs[0]?.results]).toEqual([['/api/scraper/runs?page=1'], 3]);
  answer = listOf(run(5, true));
  await pass(5_000);
  await pass(60_000);
  expect([asked.length, tool.history.list.runs[0]?.results]).toEqual([2, 5]);
});
