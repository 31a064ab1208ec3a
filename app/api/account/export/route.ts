import { redirect } from 'next/navigation';
import { exportAccount } from '@/lib/auth/account/export-account';
import { queueSecurityNotice } from '@/lib/auth/account/security-notice';
import { tooManyRequests } from '@/lib/auth/guard/api-guard';
import { currentUser } from '@/lib/auth/guard/current-user';
import { isProved } from '@/lib/auth/step-up/proof';
import { hasApiToken, stepUpPath, tokensCannot } from '@/lib/auth/step-up/require-step-up';
import { db } from '@/lib/db';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { consume } from '@/lib/rate-limits/rate-limiter';

/** Everything stored about the signed-in user, as a JSON file. Without a recent proof, leads to the page that asks for one. */
export const GET = routeHandler(async function GET(): Promise<Response> {
  if (await hasApiToken()) return problem(403, tokensCannot);
  const user = await currentUser();
  if (!user) return problem(401, 'Please sign in on the website and download your data from your account page.');
  if (!(await isProved(user.sessionId))) redirect(stepUpPath('/account#data'));
  const limited = await consume({ exportByUser: user.id });
  if (limited) return tooManyRequests(limited);
  await db.$transaction((tx) => queueSecurityNotice(tx, user.id, 'data_exported'));
  const name = `my-data-${new Date().toISOString().slice(0, 10)}.json`;
  return new Response(JSON.stringify(await exportAccount(user.id), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
});
