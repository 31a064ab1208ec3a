import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import inject from 'light-my-request';

/** Next's request handler. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type RenderRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers: IncomingHttpHeaders;
  body?: Buffer;
};

/** A whole response, not tied to any connection. Header names are in lower case. */
export type RenderedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Renders a request with Next's handler without a socket, so that a visitor's connection cannot interrupt it. */
export type Render = (request: RenderRequest) => Promise<RenderedResponse>;

/** Creates a `Render` from Next's request handler. */
export const createRender =
  (next: NextHandler): Render =>
  async ({ method, url, headers, body }) => {
    const {
      statusCode,
      headers: answered,
      rawPayload,
    } = await inject(
      // Next rejects here when rendering fails before there is a response.
      (request, response) => {
        next(request as unknown as IncomingMessage, response as unknown as ServerResponse).catch((error) =>
          response.destroy(error),
        );
      },
      { method, url, headers: { ...headers } as Record<string, string>, payload: body, validate: false },
    );
    return { status: statusCode, headers: answered, body: rawPayload };
  };
