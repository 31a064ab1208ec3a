'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import type { CurrentUser } from '@/lib/auth/guard/resolve-user';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { addNote, deleteLead, quarantineLead, releaseLead, setLeadStatus } from './commands';
import { noteText } from './schema';
import { leadStatuses } from './unions';

const HERE = '/leads-admin';
const id = z.uuid();
const gone = { rejected: 'This lead has been deleted.' };

/** Runs an action of an admin, within the rate limit. */
async function asAdmin(act: (admin: CurrentUser) => Promise<Outcome>): Promise<Outcome> {
  const admin = await requireAdmin(HERE);
  const limited = await consume({ adminByUser: admin.id });
  return limited ? { rejected: rateLimitMessage(limited) } : act(admin);
}

/** Changes a lead's status. */
export async function changeStatus(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ id, status: z.enum(leadStatuses) }), form, (input) =>
    asAdmin(async (admin) => {
      await setLeadStatus(input.id, input.status, admin.email);
      redirect(`${HERE}/${input.id}`);
    }),
  );
}

/** Adds a note to a lead. */
export async function writeNote(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ id, note: noteText }), form, (input) =>
    asAdmin(async (admin) => {
      if (!(await addNote(input.id, input.note, admin.email))) return gone;
      redirect(`${HERE}/${input.id}`);
    }),
  );
}

/** Marks a lead as spam, or as no spam. */
export async function setSpamStatus(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ id, spam: z.enum(['yes', 'no']) }), form, (input) =>
    asAdmin(async () => {
      if (input.spam === 'yes') await quarantineLead(input.id);
      else await releaseLead(input.id);
      redirect(`${HERE}/${input.id}`);
    }),
  );
}

/** Deletes a lead permanently. */
export async function eraseLead(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ id, sure: z.literal('yes', 'Tick the box first.') }), form, (input) =>
    asAdmin(async () => {
      await deleteLead(input.id);
      redirect(`${HERE}?notice=deleted`);
    }),
  );
}
