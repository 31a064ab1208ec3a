import { env } from '@/lib/env';

/** The encrypted session, httpOnly. Over https it has the __Host- prefix, which ties it to this host. */
export const SESSION_COOKIE = env.isSecure ? '__Host-session' : 'session';
/** Tells scripts (components/auth/session-client.ts) that a session exists and may be fetched. Carries no data. */
export const HINT_COOKIE = env.isSecure ? '__Host-signed-in' : 'signed-in';
/** Which accounts this browser has signed in to before, and which sign-ups it sent (known-browser.ts). httpOnly; stays after signing out. */
export const BROWSER_COOKIE = env.isSecure ? '__Host-browser' : 'browser';
/** With it, next-auth checks that a form was sent by this site. Its own name; set by /api/auth/csrf alone. */
export const CSRF_COOKIE = env.isSecure ? '__Host-next-auth.csrf-token' : 'next-auth.csrf-token';
/** Where next-auth would return to. This site never sets it, and over https nobody else can. */
export const CALLBACK_COOKIE = env.isSecure ? '__Host-callback-url' : 'callback-url';
