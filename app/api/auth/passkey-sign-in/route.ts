import { pendingApiUser, tooManyRequests } from '@/lib/auth/guard/api-guard';
import { authenticationSchema } from '@/lib/auth/passkeys/schema';
import { verifyPasskey } from '@/lib/auth/passkeys/verify-passkey';
import { renewSessionCookies } from '@/lib/auth/session/cookies';
import { clientInfoOf } from '@/lib/http/client-info';
import { readJson } from '@/lib/http/json-body';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { limitFailures } from '@/lib/rate-limits/limit-failures';

/** The second factor: verifies a passkey, and with it the session. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const guarded = await pendingApiUser(request);
  if (!guarded.ok) return guarded.response;
  const read = await readJson(request, authenticationSchema);
  if (!read.ok) return read.response;
  const { user } = guarded;
  const { ip } = clientInfoOf(request.headers);
  const outcome = await limitFailures({ secondFactorByUserAndIp: `${user.id} ${ip}` }, () =>
    verifyPasskey(user, read.value.credential, ip),
  );
  if (outcome.limited) return tooManyRequests(outcome.limited);
  if (!outcome.isSuccess) return problem(403, 'This passkey could not be verified. Please try again.');
  if (guarded.isPending) await renewSessionCookies({ userId: user.id, sessionId: user.sessionId });
  return new Response(null, { status: 204 });
});
