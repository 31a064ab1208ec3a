import type { SessionView } from '@/lib/auth/session/session-view';

// With https the name has the prefix that ties it to this host (lib/auth/session/cookies.ts).
const HINT = /(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/;

/** Whether this browser may have a session. Visitors who never signed in make no request to find out. */
export const mayHaveSession = (): boolean => HINT.test(document.cookie);

// Not with callApi: every page loads this module, and callApi's error messages would add to its weight.
async function request(method: 'GET' | 'POST'): Promise<SessionView | null> {
  const response = await fetch('/api/auth/session', { method });
  if (!response.ok) throw new Error(`The session request failed with status ${response.status}.`);
  const body: SessionView | Record<string, never> = await response.json();
  return 'user' in body ? (body as SessionView) : null;
}

/** Fetches the session. @throws if the site cannot be reached */
export const fetchSession = () => request('GET');

/** Renews the session; null if it has ended. @throws if the site cannot be reached */
export const renewSession = () => request('POST');

/** Signs out. Not by a server action, after which Next would fetch the current page again. @throws as above */
export async function endSession(): Promise<void> {
  const response = await fetch('/api/auth/session', { method: 'DELETE' });
  if (!response.ok) throw new Error(`Signing out failed with status ${response.status}.`);
}
