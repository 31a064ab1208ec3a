'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import type { CurrentUser } from '@/lib/auth/guard/resolve-user';
import { handleForm, type Outcome } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { eraseSchema, noteSchema, planSchema, spamSchema, statusSchema } from './admin-schema';
import { addNote, deleteLead, planLead, quarantineLead, releaseLead, setLeadStatus } from './commands';

const HERE = '/leads-admin';
const gone = { rejected: 'This lead has been deleted.' };

/** Runs an action of an admin, within the rate limit, and shows the page anew. */
async function asAdmin(act: (admin: CurrentUser) => Promise<Outcome>): Promise<Outcome> {
  const admin = await requireAdmin(HERE);
  const limited = await consume({ adminByUser: admin.id });
  if (limited) return { rejected: rateLimitMessage(limited) };
  const outcome = await act(admin);
  refresh();
  return outcome;
}

/** Changes a lead's status. */
export async function changeStatus(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(statusSchema, form, ({ id, status }) =>
    asAdmin(async (admin) => {
      if (!(await setLeadStatus(id, status, admin.email))) return gone;
    }),
  );
}

/** Says who sees to a lead, and when next. */
export async function changePlan(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(planSchema, form, ({ id, owner, due }) =>
    asAdmin(async () => {
      if (!(await planLead(id, owner || null, due ? new Date(due) : null))) return gone;
    }),
  );
}

/** Adds a note to a lead. */
export async function writeNote(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(noteSchema, form, ({ id, note }) =>
    asAdmin(async (admin) => {
      if (!(await addNote(id, note, admin.email))) return gone;
    }),
  );
}

/** Marks a lead as spam, or as no spam. */
export async function setSpamStatus(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(spamSchema, form, ({ id, spam }) =>
    asAdmin(async () => {
      if (spam === 'yes') await quarantineLead(id);
      else await releaseLead(id);
    }),
  );
}

/** Deletes a lead permanently. */
export async function eraseLead(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(eraseSchema, form, (input) =>
    asAdmin(async () => {
      await deleteLead(input.id);
      redirect(`${HERE}?notice=deleted`);
    }),
  );
}
