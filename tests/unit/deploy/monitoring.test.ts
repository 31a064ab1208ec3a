import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { registerDatabaseMetrics } from '@/lib/telemetry/database-metrics';
import { jobMetrics } from '@/lib/telemetry/observe-job';
import { registerRequestMetrics } from '@/lib/telemetry/request-metrics';

const FOLDER = 'deploy/monitoring';
const isInstalled = spawnSync('promtool', ['--version']).status === 0;

const ours = new Registry();
registerRequestMetrics(ours);
registerDatabaseMetrics(ours);
const names = [...ours.getMetricsAsArray(), ...jobMetrics.getMetricsAsArray()].map(({ name }) => name);
/** Metrics of Prometheus itself and of prom-client. */
const OTHERS = /^(up|process_\w+|nodejs_\w+)$/;

/** The metrics that expressions name: words before a selector or a parenthesis that closes. */
function metricsIn(text: string): string[] {
  const expressions = [...text.matchAll(/"?expr"?: (.+)/g)].map(([, expression = '']) => expression);
  return expressions.flatMap((expression) => expression.match(/\b[a-z]+(?:_[a-z\d]+)+\b|\balarm\b(?=\)|\s*$)/g) ?? []);
}

test.each(['alerts.yml', 'dashboard.json'])('deploy/monitoring/%s › names only metrics that exist', (file) => {
  const found = metricsIn(readFileSync(`${FOLDER}/${file}`, 'utf8'))
    .map((name) => name.replace(/_bucket$/, ''))
    .filter((name) => name !== 'histogram_quantile' && name !== 'waiting_clients');
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((name) => !names.includes(name) && !OTHERS.test(name))).toEqual([]);
});

test.skipIf(!isInstalled)('deploy/monitoring/alerts.yml › fires as alerts.test.yml says', () => {
  const { status, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
