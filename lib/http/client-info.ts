import { headers as requestHeaders } from 'next/headers';
import { networkOf } from './client-network';

/** The client of a request: its network address (IPv6: the /64) and its User-Agent header. */
export type ClientInfo = { ip: string; userAgent: string };

/** Reads the client from request headers. `x-client-address` is set by the server (lib/server/client-ip.ts). */
export function clientInfoOf(headers: Headers): ClientInfo {
  const ip = headers.get('x-client-address') ?? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return { ip: networkOf(ip || 'unknown'), userAgent: headers.get('user-agent') ?? '' };
}

/** The client of the current request, in server actions and pages. */
export const currentClientInfo = async (): Promise<ClientInfo> => clientInfoOf(await requestHeaders());
