import { comesFromElsewhere } from '@/lib/request-guard/origin';
import { problem } from '@/lib/request-guard/problem';
import { currentUser } from './current-user';
import type { CurrentUser } from './identify';

type Guarded = { ok: true; user: CurrentUser } | { ok: false; answer: Response };

/** The admin behind an API request, by session or bearer token; for all others the answer to give. */
export async function apiAdmin(request: Request): Promise<Guarded> {
  // A bearer token is sent on purpose; a cookie goes along with whatever another site makes a browser send.
  if (!request.headers.has('authorization') && comesFromElsewhere(request.headers)) {
    return { ok: false, answer: problem(403, 'This is only answered to pages of this site.') };
  }
  const user = await currentUser();
  if (!user) {
    return {
      ok: false,
      answer: problem(401, 'Your session has ended. Sign in again, in another tab if you are writing.'),
    };
  }
  return user.isAdmin ? { ok: true, user } : { ok: false, answer: problem(403, 'Admin access is required.') };
}
