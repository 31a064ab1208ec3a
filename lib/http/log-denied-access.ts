import { log } from '@/lib/log';

type DeniedAccess = { path: string; why: 'another site' | 'not an admin'; userId?: string };

/** Logs a denied request, for incident investigation. */
export function logDeniedAccess(headers: Headers, denied: DeniedAccess): void {
  log.warn({ requestId: headers.get('x-request-id') ?? undefined, ...denied }, 'access denied');
}
