import type { Instrumentation } from 'next';

/** Every unexpected failure ends here: logged under the id that the visitor was shown. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { log } = await import('@/lib/log');
  const id = error instanceof Error && 'digest' in error ? error.digest : undefined;
  log.error(
    { id, err: error, method: request.method, path: request.path.split('?')[0], route: context.routePath },
    'request failed',
  );
};
