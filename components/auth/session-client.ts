import type { SessionView } from '@/lib/auth/session/session-view';

// With https the name has the prefix that ties it to this host (lib/auth/session/cookies.ts).
const HINT = /(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/;

/** Whether this browser may have a session. Visitors who never signed in make no request to find out. */
export const mayHaveSession = (): boolean => HINT.test(document.cookie);

async function ask(method: 'GET' | 'POST'): Promise<SessionView | null> {
  const response = await fetch('/api/auth/session', { method });
  if (!response.ok) throw new Error(`The session could not be asked for (${response.status}).`);
  const body: SessionView | Record<string, never> = await response.json();
  return 'user' in body ? (body as SessionView) : null;
}

/** The session as it is. @throws when the site cannot be reached */
export const fetchSession = () => ask('GET');

/** The session with new keys; null when it has ended. @throws when the site cannot be reached */
export const renewSession = () => ask('POST');

/** Signs out. Not by a server action: Next then fetches the page that is open once more, for nothing. @throws as above */
export async function endSession(): Promise<void> {
  const response = await fetch('/api/auth/session', { method: 'DELETE' });
  if (!response.ok) throw new Error(`Signing out was answered with ${response.status}.`);
}
