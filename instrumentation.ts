import type { Instrumentation } from 'next';

/** Runs once when a web process starts. */
export async function register(): Promise<void> {
  // Next compiles this file for a second runtime too, which has no database.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { signingSecret } = await import('@/lib/signing');
  // Holds for `next start` too: without a secret, no signature can be trusted.
  signingSecret();
  const { env } = await import('@/lib/env');
  if (env.metricsToken) (await import('@/lib/telemetry/metrics')).metricsRegistry();
}

/** Logs every unexpected error, with the id that the visitor was shown and the response's X-Request-Id. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log, loggedPath } = await import('@/lib/log');
  // The client went away before the response was complete.
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return;
  const id = error instanceof Error && 'digest' in error ? error.digest : undefined;
  log.error(
    {
      id,
      requestId: request.headers['x-request-id'],
      err: error,
      method: request.method,
      path: loggedPath(request.path),
      route: context.routePath,
    },
    'request failed',
  );
};
