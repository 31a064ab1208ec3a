import { currentClientInfo } from '@/lib/http/client-info';
import { currentUser, pendingUser } from '../guard/current-user';
import { clearSessionCookies } from '../session/cookies';
import { endSession } from '../session/sessions';

/** Ends the current session, also without its second factor, and removes its cookies. Only in actions and route handlers. */
export async function endCurrentSession(): Promise<void> {
  const user = (await currentUser()) ?? (await pendingUser());
  if (user) await endSession(user.sessionId, user.id, (await currentClientInfo()).ip);
  await clearSessionCookies();
}
