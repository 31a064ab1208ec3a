import type { Session } from 'next-auth';
import type { Role } from '@/lib/generated/prisma/enums';
import type { CurrentUser } from '../guard/resolve-user';
import { signAccessToken } from './access-token';

declare module 'next-auth' {
  /** The session as scripts of the page see it (`useSession`); it expires with its access token. */
  interface Session {
    user: { id: string; email: string; displayName: string | null };
    userRole: Role;
    isAdmin: boolean;
    /** For admins: how many leads have the status "new". */
    newLeads?: number;
    /** For admins: how many leads are held as possible spam. */
    heldLeads?: number;
    /** For admins, where agents go live: how many reports about agents wait. */
    newReports?: number;
    /** Whether they work with an agent. */
    hasAgents?: boolean;
    accessToken: string;
  }
}

/** The session of a signed-in user, with a new access token and what the caller adds for the menu. */
export async function viewSession(
  user: CurrentUser,
  menu: Pick<Session, 'newLeads' | 'heldLeads' | 'newReports' | 'hasAgents'> = {},
): Promise<Session> {
  const access = await signAccessToken(user.id, user.sessionId);
  return {
    user: { id: user.id, email: user.email, displayName: user.displayName },
    userRole: user.role,
    isAdmin: user.isAdmin,
    ...menu,
    accessToken: access.token,
    expires: access.expires.toISOString(),
  };
}
