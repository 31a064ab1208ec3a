import { pendingApiUser } from '@/lib/auth/guard/api-guard';
import { authenticationOptions } from '@/lib/auth/passkeys/verify-passkey';
import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';

/** The options for using a passkey (WebAuthn PublicKeyCredentialRequestOptionsJSON) after the password was right. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const guarded = await pendingApiUser(request);
  return guarded.ok ? noStoreJson(await authenticationOptions(guarded.user)) : guarded.response;
});
