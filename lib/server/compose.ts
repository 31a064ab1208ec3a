import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a middleware is given of one request. `url` is path and query as sent. */
export type Context = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: string;
  readonly path: string;
};

export type Awaitable = Promise<void> | void;

/** Responds, or calls `next` to let the rest of the chain respond. */
export type Middleware = (context: Context, next: () => Awaitable) => Awaitable;

/**
 * Runs middlewares in order, each when the one before calls its `next`, as one middleware. Stays synchronous while they do.
 */
export const compose =
  (middlewares: readonly Middleware[]) =>
  (context: Context, next?: () => Awaitable): Awaitable => {
    const dispatch = (index: number): Awaitable => {
      const middleware = middlewares[index];
      return middleware ? middleware(context, () => dispatch(index + 1)) : next?.();
    };
    return dispatch(0);
  };

/** A middleware that each request passes once, although the chain has it in several places. */
export function once(middleware: Middleware): Middleware {
  const passed = new WeakSet<Context>();
  return (context, next) => {
    if (passed.has(context)) return next();
    passed.add(context);
    return middleware(context, next);
  };
}

/** The context of a request. */
export const createContext = (request: IncomingMessage, response: ServerResponse): Context => {
  const url = request.url ?? '/';
  const query = url.indexOf('?');
  return { request, response, url, path: query === -1 ? url : url.slice(0, query) };
};

/** Whether a request only reads. */
export const isRead = ({ request: { method } }: Context): boolean => method === 'GET' || method === 'HEAD';
