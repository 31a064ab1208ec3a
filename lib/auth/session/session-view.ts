import type { Role } from '@/lib/generated/prisma/enums';
import { countNewLeads } from '@/lib/leads/queries';
import type { CurrentUser } from '../guard/resolve-user';
import { signAccessToken } from './access-token';

/** The session as the page's scripts see it. The refresh token stays in the cookie, where scripts cannot read it. */
export type SessionView = {
  user: { id: string; email: string; displayName: string | null };
  userRole: Role;
  isAdmin: boolean;
  /** For admins: how many leads nobody has looked after yet. */
  newLeads?: number;
  accessToken: string;
  /** When the access token runs out, ISO 8601. */
  expires: string;
};

/** The session of a signed-in user, with a fresh access token. */
export async function viewSession(user: CurrentUser): Promise<SessionView> {
  const access = await signAccessToken(user.id, user.sessionId);
  return {
    user: { id: user.id, email: user.email, displayName: user.displayName },
    userRole: user.role,
    isAdmin: user.isAdmin,
    newLeads: user.isAdmin ? await countNewLeads() : undefined,
    accessToken: access.token,
    expires: access.expires.toISOString(),
  };
}
