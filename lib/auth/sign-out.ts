import { currentClient } from '@/lib/http/client-info';
import { clearSessionCookies } from './cookies';
import { currentUser } from './current-user';
import { endSession } from './sessions';

/** Ends the session of whoever asks and takes it from the browser. Only in actions and route handlers. */
export async function endCurrentSession(): Promise<void> {
  const user = await currentUser();
  if (user) await endSession(user.sessionId, user.id, (await currentClient()).ip);
  await clearSessionCookies();
}
