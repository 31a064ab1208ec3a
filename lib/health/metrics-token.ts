import { env } from '@/lib/env';
import { timingSafeEquals } from '@/lib/signing';

/** Whether a request carries METRICS_TOKEN as bearer token; never without a configured one. */
export const hasMetricsToken = ({ headers }: Request): boolean =>
  Boolean(env.metricsToken) && timingSafeEquals(headers.get('authorization') ?? '', `Bearer ${env.metricsToken}`);
