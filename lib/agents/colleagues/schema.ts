import { z } from 'zod';
import { normalizeEmail } from '@/lib/auth/account/schema';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { emailLine } from '@/lib/forms/form-fields';
import { agentSchema } from '../control/schema';

const role = z.enum(['owner', 'member']);

export const inviteSchema = agentSchema.extend({ email: emailLine.transform(normalizeEmail), role });
export const invitationSchema = agentSchema.extend({ invitation: z.uuid() });
export const memberSchema = agentSchema.extend({ member: z.uuid() });
export const roleSchema = memberSchema.extend({ role });
export const leaveSchema = agentSchema.extend({
  sure: z.preprocess((value) => value === 'on', z.literal(true, settingsPage.colleagues.tick)),
});
/** `token` of the link; the name keeps it out of the state that is sent back. */
export const joinSchema = z.object({ token: z.string().max(64) });
