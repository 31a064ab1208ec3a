import { z } from 'zod';
import { line } from '@/lib/forms/form-fields';

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);

const credential = z.object({
  id: base64url.max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
});

/** The result of `startRegistration` of @simplewebauthn/browser, with a name for the passkey. */
export const registrationSchema = z.object({
  name: line(60).transform((text) => text || 'Passkey'),
  credential: credential.extend({
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).optional(),
    }),
  }),
});

/** The result of `startAuthentication` of @simplewebauthn/browser. */
export const authenticationSchema = z.object({
  credential: credential.extend({
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    }),
  }),
});

export const recoveryCodeSchema = z.object({
  code: line(60).refine((text) => text !== '', 'Enter one of your recovery codes.'),
  callbackUrl: z.string().optional(),
});
