import type { IncomingHttpHeaders } from 'node:http';

const isPath = (value: string) => /^\/(?!\/)[\x21-\x7e]*$/.test(value);

/** Whether a value is a URI-encoded JSON array. Next responds to any other with status 500. */
function isStateTree(value: string): boolean {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(value)));
  } catch {
    return false;
  }
}

/** The headers with which Next's client router requests data, and their valid values (`app-router-headers.ts` of Next 16.4). */
const ROUTER_HEADERS: Readonly<Record<string, (value: string) => boolean>> = {
  'next-router-state-tree': isStateTree,
  'next-router-prefetch': (value) => /^[123]$/.test(value),
  'next-router-segment-prefetch': isPath,
  'next-url': isPath,
};

/** Whether Next's client router requests the data of a page instead of its HTML. Next ignores any value but `1`. */
export const isDataRequest = ({ rsc }: IncomingHttpHeaders): boolean => rsc === '1';

/**
 * The only headers of a data request for a public page that reach Next: what it renders for one visitor, it may keep for all.
 * @param host the host that public pages are rendered for
 */
export function dataRequestHeaders(headers: IncomingHttpHeaders, host: string): IncomingHttpHeaders {
  const routerHeaders = Object.entries(ROUTER_HEADERS).flatMap(([name, isValid]) => {
    const value = headers[name];
    return typeof value === 'string' && isValid(value) ? [[name, value]] : [];
  });
  return {
    host,
    rsc: '1',
    'x-request-id': headers['x-request-id'],
    ...(headers['accept-encoding'] !== undefined && { 'accept-encoding': headers['accept-encoding'] }),
    ...Object.fromEntries(routerHeaders),
  };
}
