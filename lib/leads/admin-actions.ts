'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { handleForm } from '@/lib/forms/form-action';
import type { FormState } from '@/lib/forms/form-state';
import { LeadStatus } from '@/lib/generated/prisma/enums';
import { addNote, deleteLead, quarantineLead, releaseLead, setLeadStatus } from './commands';
import { noteText } from './schema';

const HERE = '/leads-admin';
const id = z.uuid();
const gone = { refused: 'This lead is not there any more: somebody has deleted it.' };

/** Changes a lead's status. */
export async function changeStatus(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ id, status: z.enum(LeadStatus) }), form, async (input) => {
    const admin = await requireAdmin(HERE);
    await setLeadStatus(input.id, input.status, admin.email);
    redirect(`${HERE}/${input.id}`);
  });
}

/** Adds a note to a lead. */
export async function writeNote(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ id, note: noteText }), form, async (input) => {
    const admin = await requireAdmin(HERE);
    if (!(await addNote(input.id, input.note, admin.email))) return gone;
    redirect(`${HERE}/${input.id}`);
  });
}

/** Moves a lead into the quarantine or out of it. */
export async function setSpamStatus(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ id, spam: z.enum(['yes', 'no']) }), form, async (input) => {
    await requireAdmin(HERE);
    if (input.spam === 'yes') await quarantineLead(input.id);
    else await releaseLead(input.id);
    redirect(`${HERE}/${input.id}`);
  });
}

/** Erases a lead for good. */
export async function eraseLead(_previous: FormState, form: FormData): Promise<FormState> {
  return handleForm(z.object({ id, sure: z.literal('yes', 'Tick the box first.') }), form, async (input) => {
    await requireAdmin(HERE);
    await deleteLead(input.id);
    redirect(`${HERE}?notice=deleted`);
  });
}
