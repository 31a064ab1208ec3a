import { z } from 'zod';
import { emailLine, line } from '@/lib/forms/form-fields';

export const passwordLimits = {
  min: 6,
  max: 128,
  /** The role admin takes effect only with a password of this length. */
  admin: 15,
} as const;

/** How an address is stored and compared. */
export const normalizeEmail = (email: string) => email.normalize('NFC').toLowerCase();

const email = emailLine.transform(normalizeEmail);
const typed = z.preprocess((value) => value ?? '', z.string());

/** A new password. Counted in characters as people see them; the commonest are refused on the server. */
const newPassword = typed
  .refine((text) => [...text].length >= passwordLimits.min, `Use ${passwordLimits.min} characters or more.`)
  .refine((text) => [...text].length <= passwordLimits.max, `Use ${passwordLimits.max} characters or fewer.`);

/** A password that exists already: whatever it is, it is compared and not judged. */
const password = typed
  .refine((text) => text !== '', 'Enter your password.')
  .refine((text) => text.length <= 1000, `Use ${passwordLimits.max} characters or fewer.`);

const displayName = line(80).transform((text) => text || undefined);

export const signInSchema = z.object({ email, password });
export const signUpSchema = z.object({ email, password: newPassword, displayName });
export const emailSchema = z.object({ email });
export const confirmSchema = z.object({ token: typed });
export const resetSchema = z.object({ token: typed, password: newPassword });
export const changePasswordSchema = z.object({ current: password, password: newPassword });
export const profileSchema = z.object({ displayName });
export const deleteAccountSchema = z.object({ current: password });
/** Forms with nothing to fill in. */
export const emptySchema = z.object({});
