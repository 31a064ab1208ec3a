import { serverBridge } from '@/lib/server-bridge';
import { type Checks, runChecks } from './checks';

export type Readiness = { isReady: boolean; checks: Checks };

/**
 * Creates the readiness check of a process: can it serve pages? A process is ready once it has seen its database with all
 * migrations and has rendered its main pages, and stays ready during an outage of the database, since cached pages are still served: otherwise a load balancer
 * would take every instance out at once. Alarms (alarms.ts) report the outage.
 */
export function createReadiness(
  run: () => Promise<Checks> = runChecks,
  isWarm = () => serverBridge()?.isWarm() ?? true,
): () => Promise<Readiness> {
  let hasBeenReady = false;
  return async () => {
    const checks = await run();
    const isComplete = isWarm() && checks.database === 'ok' && checks.migrations === 'ok';
    const isPending = checks.migrations === 'pending';
    hasBeenReady = isComplete || (hasBeenReady && !isPending);
    // Read-only is no reason either: pages are served, and no instance could store forms.
    // Forms could not be stored: another instance may have room.
    return { isReady: hasBeenReady && checks.disk !== 'full', checks };
  };
}

export const checkReadiness = createReadiness();
