import { tooOften } from '@/lib/auth/api-guard';
import { currentUser } from '@/lib/auth/current-user';
import { exportAccount } from '@/lib/auth/export';
import { take } from '@/lib/auth/limits';
import { problem } from '@/lib/http/problem';

/** Everything kept about the signed-in user, as a JSON file. Session or bearer token. */
export async function GET(): Promise<Response> {
  const user = await currentUser();
  if (!user) return problem(401, 'Sign in, or send an access token as Authorization: Bearer.');
  const limited = await take({ exportUser: user.id });
  if (limited) return tooOften(limited);
  const name = `my-data-${new Date().toISOString().slice(0, 10)}.json`;
  return new Response(JSON.stringify(await exportAccount(user.id), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
