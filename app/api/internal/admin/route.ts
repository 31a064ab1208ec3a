import { currentUser } from '@/lib/auth/guard/current-user';
import { problem } from '@/lib/http/problem';

/** Tells the server in front of Next whether a request comes from an admin (lib/server/maintenance.ts): 204, otherwise 404. */
export async function GET(): Promise<Response> {
  const user = await currentUser();
  return user?.isAdmin ? new Response(null, { status: 204 }) : problem(404, 'There’s nothing at this address.');
}
