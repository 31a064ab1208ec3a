import { tooManyRequests } from '@/lib/auth/guard/api-guard';
import { registrationOptions } from '@/lib/auth/passkeys/register-passkey';
import { stepUpApiUser } from '@/lib/auth/step-up/require-step-up';
import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';
import { consume } from '@/lib/rate-limits/rate-limiter';

/** The options for creating a passkey (WebAuthn PublicKeyCredentialCreationOptionsJSON). */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const guarded = await stepUpApiUser(request);
  if (!guarded.ok) return guarded.response;
  const limited = await consume({ accountByUser: guarded.user.id });
  return limited ? tooManyRequests(limited) : noStoreJson(await registrationOptions(guarded.user));
});
