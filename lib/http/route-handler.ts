import { unstable_rethrow } from 'next/navigation';
import { log, loggedPath } from '@/lib/log';
import { serverBridge } from '@/lib/server-bridge';
import { problem } from './problem';
import { InterruptedBody } from './read-body';

const RETRY_AFTER = { 'Retry-After': '5' };

/**
 * Wraps a route handler of the API: an unexpected error is logged with the request's id and answered with problem JSON, 503 while
 * the database is away. A client that disconnects is no error. Next itself would answer 500 with three words of plain text.
 */
export const routeHandler =
  <A extends [request: Request, ...rest: unknown[]]>(handle: (...args: A) => Response | Promise<Response>) =>
  async (...args: A): Promise<Response> => {
    try {
      return await handle(...args);
    } catch (error) {
      // Lets Next's control-flow errors, such as notFound(), pass.
      unstable_rethrow(error);
      // Nobody is there to read the response.
      if (error instanceof InterruptedBody) return problem(400, error.message);
      const [request] = args;
      const requestId = request.headers.get('x-request-id') ?? undefined;
      log.error({ requestId, err: error, path: loggedPath(new URL(request.url).pathname) }, 'request failed');
      const detail = requestId ? ` (error number ${requestId})` : '';
      return serverBridge()?.isDatabaseDown()
        ? problem(503, 'A part of the site is being restarted. Please try again in a moment.', { headers: RETRY_AFTER })
        : problem(500, `Something went wrong on our side, not yours. Please try again in a moment${detail}.`);
    }
  };
