// With https the name has the prefix that ties it to this host (lib/auth/session/cookies.ts).
const HINT = /(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/;

/** Whether this browser may have a session. Visitors who never signed in make no request to find out. */
export const mayHaveSession = (): boolean => HINT.test(document.cookie);

/** Signs out, in all tabs. Not by a server action, after which Next would fetch the current page again. @throws if it failed */
export async function endSession(): Promise<void> {
  const { signOut } = await import('next-auth/react');
  await signOut({ redirect: false });
  // Next-auth does not say so.
  if (mayHaveSession()) throw new Error('Signing out failed.');
}
