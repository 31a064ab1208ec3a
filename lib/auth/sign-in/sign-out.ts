import { currentClientInfo } from '@/lib/http/client-info';
import { currentUser } from '../guard/current-user';
import { clearSessionCookies } from '../session/cookies';
import { endSession } from '../session/sessions';

/** Ends the current session and removes its cookies. Only in actions and route handlers. */
export async function endCurrentSession(): Promise<void> {
  const user = await currentUser();
  if (user) await endSession(user.sessionId, user.id, (await currentClientInfo()).ip);
  await clearSessionCookies();
}
