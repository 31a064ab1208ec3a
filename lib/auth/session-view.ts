import type { Role } from '@/lib/generated/prisma/enums';
import { signAccessToken } from './access-token';
import type { CurrentUser } from './identify';

/** The session as the page's scripts see it. The refresh token stays in the cookie, where scripts cannot read it. */
export type SessionView = {
  user: { id: string; email: string; displayName: string | null };
  userRole: Role;
  isAdmin: boolean;
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
    accessToken: access.token,
    expires: access.expires.toISOString(),
  };
}
