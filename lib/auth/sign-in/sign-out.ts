import { cookies } from 'next/headers';
import { currentClientInfo } from '@/lib/http/client-info';
import { SESSION_COOKIE } from '../session/cookie-names';
import { clearSessionCookies } from '../session/cookies';
import { readSessionCookie } from '../session/session-options';
import { endSession } from '../session/sessions';

/** Ends the session of the cookie, also without its second factor, and removes its cookies. Only in actions and route handlers. */
export async function endCurrentSession(): Promise<void> {
  const ids = await readSessionCookie((await cookies()).get(SESSION_COOKIE)?.value);
  if (ids) await endSession(ids.sessionId, ids.userId, (await currentClientInfo()).ip);
  await clearSessionCookies();
}
