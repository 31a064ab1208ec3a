import { collectDefaultMetrics, Registry } from 'prom-client';
import { registerAnswerModelMetrics } from './answer-model-metrics';
import { registerDatabaseMetrics } from './database-metrics';
import { registerRequestMetrics } from './request-metrics';

// instrumentation.ts and the route are separate bundles of one process, so the registry is kept on globalThis.
const shared = globalThis as typeof globalThis & { metricsRegistry?: Registry };

function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerRequestMetrics(registry);
  registerDatabaseMetrics(registry);
  registerAnswerModelMetrics(registry);
  return registry;
}

/** The metrics of this process. The first call starts counting. */
export function metricsRegistry(): Registry {
  shared.metricsRegistry ??= createRegistry();
  return shared.metricsRegistry;
}
