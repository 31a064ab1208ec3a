import { expect, test, vi } from 'vitest';
import { startWorker } from '@/worker/index';
import { proseOf } from '../../support/prose';

const stop = vi.hoisted(() => vi.fn(async () => {}));

vi.mock('pg-boss', () => ({
  default: class {
    on() {}
    async start() {}
    stop = stop;
  },
}));
vi.mock('@/lib/health/heartbeats', () => ({ reportWorker: async () => async () => {} }));
vi.mock('@/lib/health/watch-alarms', () => ({ watchAlarms: async () => {} }));
vi.mock('@/lib/jobs/pg-boss-internals/clock-set-back', () => ({ repairFutureTimes: async () => {} }));
vi.mock('@/lib/jobs/retrying-database', () => ({ retryingDatabase: () => ({ close: async () => {} }) }));
vi.mock('@/lib/mail/relay', () => ({ findRelayProblem: async () => null }));
vi.mock('@/lib/website-scraper/rendering', () => ({ closeBrowser: async () => {} }));
vi.mock('@/worker/agents', () => ({ startPreviews: async () => {} }));
vi.mock('@/worker/adopted-agents', () => ({ startAdoptedAgents: async () => {} }));
vi.mock('@/worker/crawl', () => ({ startCrawling: async () => {} }));
vi.mock('@/worker/mail', () => ({ startMail: async () => {} }));
vi.mock('@/worker/maintenance', () => ({ startMaintenance: async () => {} }));
vi.mock('@/worker/webhook', () => ({ startWebhooks: async () => {} }));
vi.mock('@/worker/weekly-runs', () => ({ startWeeklyRuns: async () => {} }));

test('startWorker › gives its jobs the time to end that the documents say', async () => {
  const [, seconds] = /gives jobs up to (\d+) seconds/.exec(proseOf('docs/operations.md')) ?? [];
  const worker = await startWorker();
  await worker.stop();
  expect(stop).toHaveBeenCalledWith({ timeout: Number(seconds) * 1_000 });
});
