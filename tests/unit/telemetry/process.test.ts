import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/env';
import { stopTelemetry } from '@/lib/telemetry/process';
import { shutDownTraces } from '@/lib/telemetry/traces';
import { deferred } from '../../support/deferred';

vi.mock('node:timers/promises', { spy: true });
vi.mock('@/lib/telemetry/traces', () => ({ shutDownTraces: vi.fn() }));

afterEach(() => {
  env.otlpEndpoint = undefined;
});

test('stopTelemetry › gives a collector that does not respond less than a second, since the process will be killed', async () => {
  env.otlpEndpoint = 'http://127.0.0.1:9';
  vi.mocked(shutDownTraces).mockReturnValue(deferred().promise);
  vi.mocked(sleep).mockResolvedValueOnce(undefined);
  await stopTelemetry();
  expect(vi.mocked(sleep).mock.calls[0]?.[0]).toBeLessThan(1_000);
});
