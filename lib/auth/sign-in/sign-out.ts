import { currentClientInfo } from '@/lib/http/client-info';
import { currentUser } from '../guard/current-user';
import { clearSessionCookies } from '../session/cookies';
import { endSession } from '../session/sessions';

/** Ends the session of whoever asks and takes it from the browser. Only in actions and route handlers. */
export async function endCurrentSession(): Promise<void> {
  const user = await currentUser();
  if (user) await endSession(user.sessionId, user.id, (await currentClientInfo()).ip);
  await clearSessionCookies();
}
