import { z } from 'zod';
import { emailLine, line } from '@/lib/forms/form-fields';

export const passwordLimits = {
  min: 6,
  max: 128,
  /** The role admin takes effect only with a password of this length. */
  admin: 15,
} as const;

/** The form in which e-mail addresses are stored and compared. */
export const normalizeEmail = (email: string) => email.normalize('NFC').toLowerCase();

const email = emailLine.transform(normalizeEmail);
const typed = z.preprocess((value) => value ?? '', z.string());

/** A new password. Its length is counted in code points; the most common ones are rejected on the server. */
const newPassword = typed
  .refine((text) => [...text].length >= passwordLimits.min, `Use ${passwordLimits.min} characters or more.`)
  .refine((text) => [...text].length <= passwordLimits.max, `Use ${passwordLimits.max} characters or fewer.`);

/** An existing password: only compared, so no rule applies to it. */
const password = typed
  .refine((text) => text !== '', 'Enter your password.')
  .refine((text) => text.length <= 1000, `Use ${passwordLimits.max} characters or fewer.`);

const callbackUrl = z.string().optional();
const displayName = line(80).transform((text) => text || undefined);

export const signInSchema = z.object({ email, password });
export const signUpSchema = z.object({ email, password: newPassword, displayName, callbackUrl });
export const emailSchema = z.object({ email, callbackUrl });
/** Without a password, that of the sign-up is meant. */
export const confirmSchema = z.object({
  token: typed,
  password: z.preprocess((value) => value || undefined, newPassword.optional()),
  displayName,
  callbackUrl,
});
export const resetSchema = z.object({ token: typed, password: newPassword, callbackUrl });
export const changePasswordSchema = z.object({ current: password, password: newPassword });
export const profileSchema = z.object({ displayName });
export const deleteAccountSchema = z.object({ current: password });
/** `token` is the id of the session: the field of components/ui/button-form.tsx. */
export const endSessionSchema = z.object({ token: z.uuid() });
/** Forms without fields. */
export const emptySchema = z.object({});
