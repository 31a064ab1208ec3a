import { z } from 'zod';
import { deleteAccountSchema } from '../account/schema';

export const proofSchema = deleteAccountSchema.extend({ callbackUrl: z.string().optional() });
