import { tooManyRequests } from '@/lib/auth/guard/api-guard';
import { registerPasskey } from '@/lib/auth/passkeys/register-passkey';
import { registrationSchema } from '@/lib/auth/passkeys/schema';
import { stepUpApiUser } from '@/lib/auth/step-up/require-step-up';
import { clientInfoOf } from '@/lib/http/client-info';
import { readJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { consume } from '@/lib/rate-limits/rate-limiter';

/** Stores a new passkey. The first one is answered with recovery codes, which are shown this once. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const guarded = await stepUpApiUser(request);
  if (!guarded.ok) return guarded.response;
  const limited = await consume({ accountByUser: guarded.user.id });
  if (limited) return tooManyRequests(limited);
  const read = await readJson(request, registrationSchema);
  if (!read.ok) return read.response;
  const registered = await registerPasskey(guarded.user, read.value, clientInfoOf(request.headers).ip);
  if (!registered.ok) return problem(400, 'This passkey could not be verified. Please try again.');
  return noStoreJson({ recoveryCodes: registered.recoveryCodes }, 201);
});
