import { env } from '@/lib/env';

/** The encrypted session, httpOnly. Over https it has the __Host- prefix, which ties it to this host. */
export const SESSION_COOKIE = env.isSecure ? '__Host-session' : 'session';
/** Tells scripts (components/auth/session-client.ts) that a session exists and may be fetched. Carries no data. */
export const HINT_COOKIE = env.isSecure ? '__Host-signed-in' : 'signed-in';
