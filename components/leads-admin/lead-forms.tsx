'use client';

import { useActionState, useState } from 'react';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { Textarea } from '@/components/ui/textarea';
import { showToast } from '@/components/ui/toaster';
import { useServerForm } from '@/components/ui/use-server-form';
import { idleForm } from '@/lib/forms/form-state';
import { changePlan, eraseLead, setSpamStatus, writeNote } from '@/lib/leads/admin-actions';

const loadNoteSchema = () => import('@/lib/leads/admin-schema').then(({ noteSchema }) => noteSchema);

const loadPlanSchema = () => import('@/lib/leads/admin-schema').then(({ planSchema }) => planSchema);

type PlanProps = {
  id: string;
  /** The id of its owner, and the day; empty for none. */
  owner: string;
  due: string;
  owners: readonly { id: string; name: string }[];
};

const here = (id: string) => `/leads-admin/${id}`;

/** Who sees to a lead, and when next. */
export function PlanForm({ id, owner, due, owners }: PlanProps) {
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: changePlan,
    returnTo: here(id),
    loadSchema: loadPlanSchema,
    initialValues: { owner, due },
    onResult: ({ status }) => {
      if (status === 'done') showToast({ title: 'Owner and day saved' });
    },
  });
  return (
    <form {...formProps} className="grid gap-4">
      <FormAlert state={state} />
      <input type="hidden" name="id" value={id} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Owner" name="owner" idPrefix="lead" error={errors.owner}>
          {(control) => (
            <select {...control} defaultValue={typed.owner}>
              <option value="">Nobody</option>
              {owners.map(({ id: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Follow up on" name="due" idPrefix="lead" error={errors.due}>
          {(control) => <input {...control} type="date" defaultValue={typed.due} />}
        </Field>
      </div>
      <SubmitButton busy={sending} size="sm" variant="quiet" className="justify-self-start">
        Save
      </SubmitButton>
    </form>
  );
}

/** Adds a note to a lead. What was typed stays until it is stored. */
export function NoteForm({ id }: { id: string }) {
  const [stored, setStored] = useState(0);
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: writeNote,
    returnTo: here(id),
    loadSchema: loadNoteSchema,
    onResult: ({ status }) => {
      if (status !== 'done') return;
      showToast({ title: 'Note saved' });
      setStored((count) => count + 1);
    },
  });
  return (
    <form {...formProps} className="grid gap-3">
      <FormAlert state={state} />
      <input type="hidden" name="id" value={id} />
      <Field label="Add a note" name="note" idPrefix="lead" error={errors.note}>
        {(control) => (
          // Empty again after each note.
          <Textarea key={stored} {...control} rows={3} defaultValue={state.status === 'done' ? '' : typed.note} />
        )}
      </Field>
      <SubmitButton busy={sending} size="sm" variant="quiet" className="justify-self-start">
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
