'use client';

import { useActionState } from 'react';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { Textarea } from '@/components/ui/textarea';
import { idleForm } from '@/lib/forms/form-state';
import { changeStatus, eraseLead, setSpamStatus, writeNote } from '@/lib/leads/admin-actions';
import { statusLabels } from '@/lib/leads/messages';
import { type LeadStatus, leadStatuses, OTHER } from '@/lib/leads/unions';

const here = (id: string) => `/leads-admin/${id}`;

/** Changes the status of a lead. */
export function StatusForm({ id, status }: { id: string; status: LeadStatus | typeof OTHER }) {
  const [state, act, busy] = useActionState(changeStatus, idleForm, here(id));
  return (
    <form action={act} className="flex flex-wrap items-end gap-3">
      <FormAlert state={state} />
      <input type="hidden" name="id" value={id} />
      <Field label="Status" name="status" idPrefix="lead">
        {(control) => (
          <select {...control} required defaultValue={status === OTHER ? '' : status}>
            {status === OTHER ? <option value="">{statusLabels[OTHER]}</option> : null}
            {leadStatuses.map((value) => (
              <option key={value} value={value}>
                {statusLabels[value]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SubmitButton busy={busy} size="sm">
        Change
      </SubmitButton>
    </form>
  );
}

/** Adds a note to a lead. */
export function NoteForm({ id }: { id: string }) {
  const [state, act, busy] = useActionState(writeNote, idleForm, here(id));
  const errors = state.status === 'invalid' ? state.errors : {};
  return (
    <form action={act} className="grid gap-3">
      <FormAlert state={state} />
      <input type="hidden" name="id" value={id} />
      <Field label="Add a note" name="note" idPrefix="lead" error={errors.note}>
        {(control) => <Textarea {...control} rows={3} defaultValue={state.values.note} />}
      </Field>
      <SubmitButton busy={busy} size="sm" variant="quiet" className="justify-self-start">
        Save note
      </SubmitButton>
    </form>
  );
}

/** Marks a lead as spam, or releases it from quarantine. */
export function SpamForm({ id, isSpam }: { id: string; isSpam: boolean }) {
  const [state, act, busy] = useActionState(setSpamStatus, idleForm, here(id));
  return (
    <form action={act} className="grid justify-items-start gap-3">
      <FormAlert state={state} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="spam" value={isSpam ? 'no' : 'yes'} />
      <SubmitButton busy={busy} size="sm" variant={isSpam ? 'primary' : 'quiet'}>
        {isSpam ? 'Not spam: send the e-mails' : 'Mark as spam'}
      </SubmitButton>
    </form>
  );
}

/** Deletion has to be confirmed by a checkbox, which works without JavaScript too. */
export function EraseForm({ id, name }: { id: string; name: string }) {
  const [state, act, busy] = useActionState(eraseLead, idleForm, here(id));
  const error = state.status === 'invalid' ? state.errors.sure : undefined;
  return (
    <form action={act} className="grid justify-items-start gap-3">
      <FormAlert state={state} />
      <input type="hidden" name="id" value={id} />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="sure" value="yes" required className="size-5 accent-brand" />
        Delete {name} with all notes and e-mails. This cannot be undone.
      </label>
      {error ? <p className="font-semibold text-base text-danger">{error}</p> : null}
      <SubmitButton busy={busy} size="sm" variant="danger">
        Delete lead
      </SubmitButton>
    </form>
  );
}
