import { env } from '@/lib/env';

/** The session, sealed, for the server alone. With https it takes the prefix that ties it to this host. */
export const SESSION_COOKIE = env.isSecure ? '__Host-session' : 'session';
/** Tells scripts (components/auth/session-client.ts) that there is a session worth asking for; holds nothing. */
export const HINT_COOKIE = env.isSecure ? '__Host-signed-in' : 'signed-in';
