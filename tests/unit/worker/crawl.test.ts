import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { executeRun, requeueAbandonedRuns } from '@/lib/scraper-runs/execute-run';
import { startCrawling } from '@/worker/crawl';
import { countedWork, fakeBoss } from '../../support/fake-boss';
import { proseOf } from '../../support/prose';

vi.mock('@/lib/scraper-runs/execute-run', () => ({ executeRun: vi.fn(), requeueAbandonedRuns: vi.fn() }));
vi.mock('@/lib/weekly-runs/finish-repetitions', () => ({ finishRepetitions: vi.fn(async () => {}) }));
vi.mock('@/lib/niche-research/perform-run', () => ({ performNicheRun: vi.fn() }));
vi.mock('@/lib/website-scraper/perform-run', () => ({ performWebsiteRun: vi.fn() }));

let shutdown: AbortController;
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.mocked(requeueAbandonedRuns).mockResolvedValue();
  shutdown = new AbortController();
});
afterEach(() => {
  shutdown.abort();
  vi.useRealTimers();
});

test('startCrawling › performs as many runs at once as the documents say', async () => {
  const [, documented] = /(\d+) simultaneous per worker/.exec(proseOf('docs/deployment.md')) ?? [];
  const { boss, deliver } = fakeBoss();
  const { counted, perform } = countedWork();
  vi.mocked(executeRun).mockImplementation(perform);
  await startCrawling(boss, shutdown.signal);
  await deliver(
    'crawl',
    Array.from({ length: 20 }, (_, run) => ({ data: { runId: String(run) } })),
  );
  expect(counted).toMatchObject({ done: 20, most: Number(documented) });
});

test('startCrawling › looks for runs whose worker has died at its start, and every five seconds until it stops', async () => {
  const looked = () => vi.mocked(requeueAbandonedRuns).mock.calls.length;
  vi.mocked(requeueAbandonedRuns).mockRejectedValueOnce(new Error('The database is away.'));
  await startCrawling(fakeBoss().boss, shutdown.signal);
  expect(looked()).toBe(1);
  vi.advanceTimersByTime(4_999);
  expect(looked()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(looked()).toBe(2);
  shutdown.abort();
  vi.advanceTimersByTime(60_000);
  expect(looked()).toBe(2);
});
