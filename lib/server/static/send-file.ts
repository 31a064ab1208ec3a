import type { ReadStream } from 'node:fs';
import send from 'send';
import type { Context } from '@/lib/server/compose';
import { securityHeaders } from '@/lib/server/security/security-headers';
import { DAY_MS, HOUR_MS } from '@/lib/time';

type Options = {
  root: string;
  /** The content of a file with this name never changes. */
  isImmutable: boolean;
  headers?: Readonly<Record<string, string>>;
};

/**
 * Sends a file with byte ranges, validators and HEAD. Resolves when the response has ended, successfully or not; false if there is no such file
 * and nothing was sent.
 * @param name relative to `root`, not encoded
 */
export function sendFile(
  context: Context,
  name: string,
  { root, isImmutable, headers = {} }: Options,
): Promise<boolean> {
  const { request, response, path } = context;
  for (const [header, value] of Object.entries({ ...securityHeaders(path), ...headers }))
    response.setHeader(header, value);
  const maxAge = isImmutable ? 365 * DAY_MS : HOUR_MS;
  return new Promise((resolve) => {
    response.once('close', () => resolve(true));
    send(request, encodeURI(name), { root, index: false, dotfiles: 'allow', immutable: isImmutable, maxAge })
      .on('error', (error: { status?: number }) => {
        if (response.headersSent) return void response.destroy();
        for (const header of response.getHeaderNames()) response.removeHeader(header);
        const { status = 500 } = error;
        if (status === 412 || status === 416) response.writeHead(status, { 'Content-Length': 0 }).end();
        else resolve(false);
      })
      // `send` closes the file with the connection, but not that of a pipelined request whose turn never came.
      .on('stream', (file: ReadStream) => {
        if (response.destroyed) file.destroy();
        response.once('close', () => file.destroy());
      })
      .pipe(response);
  });
}
