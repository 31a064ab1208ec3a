import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { type Called, callApi } from '@/components/ui/call-api';

const cancelled = {
  ok: false,
  status: 0,
  message: 'No passkey was used: the browser’s dialog was closed, or this device has none for this site.',
  errors: {},
} as const;

/** Creates a passkey and stores it under a name. The first one returns recovery codes. */
export async function createPasskey(name: string): Promise<Called<{ recoveryCodes?: string[] }>> {
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>('/api/auth/passkeys/options', {
    method: 'POST',
  });
  if (!options.ok) return options;
  // Rejects when the dialog is closed, or the device already has this passkey.
  const credential = await startRegistration({ optionsJSON: options.value }).catch(() => undefined);
  if (!credential) return cancelled;
  return callApi('/api/auth/passkeys', { method: 'POST', body: { name, credential } });
}

/** Passes the second factor with a passkey. */
export async function signInByPasskey(): Promise<Called<undefined>> {
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>('/api/auth/passkey-sign-in/options', {
    method: 'POST',
  });
  if (!options.ok) return options;
  const credential = await startAuthentication({ optionsJSON: options.value }).catch(() => undefined);
  if (!credential) return cancelled;
  return callApi('/api/auth/passkey-sign-in', { method: 'POST', body: { credential } });
}
