import { log } from '@/lib/log';

type Refused = { path: string; why: 'another site' | 'not an admin'; userId?: string };

/** Writes down that somebody was kept from something, for whoever looks into an incident. */
export function logDeniedAccess(headers: Headers, refused: Refused): void {
  log.warn({ requestId: headers.get('x-request-id') ?? undefined, ...refused }, 'access refused');
}
