import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameBuild, type PageData } from './defer-scripts';
import { refuse } from './reject-request';
import { securityHeaders } from './security-headers';

/** Data is kept under an address that changes with it: for good, also while a newer page is there already. */
export const headersOfData = ({ address }: PageData) => ({
  ...securityHeaders(address),
  'content-type': 'text/x-component; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
});

/**
 * Answers who asked for the data of a page that was made for it just now: another process has made what is asked for, or
 * this one before it was started again. Newer data than was asked for is no answer for later; data for other scripts is none.
 * @param address what was asked for
 * @param data what there is, if anything
 */
export function sendData(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  data: PageData | undefined,
): void {
  const isBroken = response.statusCode >= 500;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (!data || !isSameBuild(address, data.address))
    return void refuse(request, response, { status: isBroken ? 503 : 404 });
  for (const [name, value] of Object.entries(headersOfData(data))) response.setHeader(name, value);
  if (data.address !== address) response.setHeader('cache-control', 'no-store');
  response.end(request.method === 'HEAD' ? undefined : data.text);
}
