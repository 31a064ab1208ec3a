import { log } from '@/lib/log';

type DeniedAccess = { path: string; reason: 'cross-origin' | 'not an admin'; userId?: string };

/** Logs a request that was denied, for the investigation of incidents. */
export function logDeniedAccess(headers: Headers, denied: DeniedAccess): void {
  log.warn({ requestId: headers.get('x-request-id') ?? undefined, ...denied }, 'access denied');
}
