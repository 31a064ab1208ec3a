import type { Instrumentation } from 'next';

/** Runs once when a web process starts. */
export async function register(): Promise<void> {
  // Next compiles this file for a second runtime too, which has no database.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { signingSecret } = await import('@/lib/signing');
  // However Next is started (`next start` too): without a secret nothing it signs could be trusted.
  signingSecret();
  const { startTelemetry } = await import('@/lib/telemetry/process');
  await startTelemetry('web');
  const { watchSchedule } = await import('@/lib/blog/schedule');
  const { callSelf } = await import('@/lib/http/internal-requests');
  watchSchedule(() => callSelf('/api/internal/refresh-blog'));
}

/** Every unexpected failure ends here: logged under the id that the visitor was shown, and the one in the answer's X-Request-Id. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log, loggedPath } = await import('@/lib/log');
  const { currentTraceId } = await import('@/lib/telemetry/process');
  // Somebody moved on to another page before the answer was there.
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return;
  const id = error instanceof Error && 'digest' in error ? error.digest : undefined;
  log.error(
    {
      id,
      requestId: request.headers['x-request-id'],
      traceId: await currentTraceId(),
      err: error,
      method: request.method,
      path: loggedPath(request.path),
      route: context.routePath,
    },
    'request failed',
  );
};
