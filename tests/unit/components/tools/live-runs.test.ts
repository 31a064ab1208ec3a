import { expect, test } from 'vitest';
import { hasOtherActiveRun, withProgress } from '@/components/tools/live-runs';
import type { RunView } from '@/lib/scraper-runs/run-view';

const run = (id: string, changes: Partial<RunView> = {}): RunView => ({
  id,
  kind: 'website',
  settings: {} as RunView['settings'],
  summary: '',
  subject: 'bakery.ie',
  status: 'running',
  message: '',
  pageLimit: 50,
  pagesStored: 0,
  results: 0,
  pagesSkipped: 0,
  isRepeat: false,
  pagesExpected: 1,
  isOver: false,
  isPartial: false,
  createdAt: '2026-11-22T12:00:00.000Z',
  ...changes,
});
const ended = { status: 'done', isOver: true } as const;
const listOf = (...runs: RunView[]) => ({ runs, total: runs.length, pages: 1 });

test('withProgress › shows the followed run as it is now', () => {
  const list = withProgress(listOf(run('a'), run('b', ended)), { run: run('a', { results: 7 }), lastItems: [] });
  expect(list.runs.map(({ id, results }) => [id, results])).toEqual([
    ['a', 7],
    ['b', 0],
  ]);
});

test('withProgress › shows the first run before the list has it', () => {
  expect(withProgress(listOf(), { run: run('a'), lastItems: [] })).toEqual(listOf(run('a')));
});

test('withProgress › leaves the list as it is without a run to follow', () => {
  const list = listOf(run('a'));
  expect(withProgress(list, undefined)).toBe(list);
});

test('hasOtherActiveRun › finds a run under way other than the followed one', () => {
  const progress = { run: run('a'), lastItems: [] };
  expect(hasOtherActiveRun(listOf(run('a'), run('b', ended)), progress)).toBe(false);
  expect(hasOtherActiveRun(listOf(run('a'), run('b')), progress)).toBe(true);
  expect(hasOtherActiveRun(listOf(run('a')), undefined)).toBe(true);
});
