import { z } from 'zod';
import { signUpSchema } from '@/lib/auth/account/schema';

const preview = z.string().max(64).default('');
/** Held by the browser that began the preview; empty without script. The name keeps it out of the state that is sent back. */
const token = z.string().max(64).default('');
const accept = z.preprocess((value) => value === 'on', z.literal(true, 'Tick this box to accept the terms.'));

/** Adopting a preview, signed in. */
export const adoptSchema = z.object({ preview, token, accept });

/** Adopting a preview with a new account. */
export const adoptWithSignUpSchema = signUpSchema
  .pick({ email: true, password: true })
  .extend({ preview, token, accept });

/** Taking over, or declining, an agent that waits for one's address. */
export const wishSchema = z.object({ agent: z.uuid() });
export const acceptWishSchema = wishSchema.extend({ accept });
