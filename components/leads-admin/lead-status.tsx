'use client';

import { buttonClass } from '@/components/ui/button';
import { callAction } from '@/components/ui/call-action';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { showToast } from '@/components/ui/toaster';
import { useServerForm } from '@/components/ui/use-server-form';
import { idleForm } from '@/lib/forms/form-state';
import { changeStatus } from '@/lib/leads/admin-actions';
import { statusLabels } from '@/lib/leads/messages';
import { type LeadStatus, leadStatuses, OTHER } from '@/lib/leads/unions';

type Lead = { id: string; name: string; status: LeadStatus | typeof OTHER };

const loadSchema = () => import('@/lib/leads/admin-schema').then(({ statusSchema }) => statusSchema);

/** Says in a toast which status a lead has now, and takes it back on request. */
function tellStatus({ id, name, status: before }: Lead, status: LeadStatus) {
  const isUndone = before !== OTHER && before !== status;
  showToast({
    title: `${name}: ${statusLabels[status].toLowerCase()}`,
    action: isUndone ? { label: 'Undo', onSelect: () => void setStatus({ id, name, status }, before) } : undefined,
  });
}

/** Changes the status of a lead without a form of the page. */
async function setStatus(lead: Lead, status: LeadStatus): Promise<void> {
  const form = new FormData();
  form.set('id', lead.id);
  form.set('status', status);
  const state = await callAction(() => changeStatus(idleForm, form));
  if (state.status === 'done') tellStatus(lead, status);
  else
    showToast({
      title: `${lead.name} is still “${statusLabels[lead.status]}”`,
      text: 'Please try again.',
      tone: 'error',
    });
}

/** A form that changes the status of a lead, where its page or the list shows it. */
function useStatusForm(lead: Lead, returnTo: string) {
  return useServerForm({
    action: changeStatus,
    returnTo,
    loadSchema,
    onResult: ({ status, values }) => {
      const chosen = leadStatuses.find((one) => one === values.status);
      if (status === 'done' && chosen) tellStatus(lead, chosen);
    },
  });
}

/** Changes the status of a lead to any other. */
export function StatusForm({ lead }: { lead: Lead }) {
  const { state, sending, formProps } = useStatusForm(lead, `/leads-admin/${lead.id}`);
  return (
    <form {...formProps} className="flex flex-wrap items-end gap-3">
      <FormAlert state={state} />
      <input type="hidden" name="id" value={lead.id} />
      <Field label="Status" name="status" idPrefix="lead">
        {(control) => (
          // What another button of the page has changed is shown here too.
          <select key={lead.status} {...control} required defaultValue={lead.status === OTHER ? '' : lead.status}>
            {lead.status === OTHER ? <option value="">{statusLabels[OTHER]}</option> : null}
            {leadStatuses.map((value) => (
              <option key={value} value={value}>
                {statusLabels[value]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SubmitButton busy={sending} size="sm">
        Change
      </SubmitButton>
    </form>
  );
}

/** Marks a new lead as contacted in one press. */
export function MarkContacted({ lead, returnTo, size }: { lead: Lead; returnTo: string; size?: 'sm' | 'xs' }) {
  const { state, sending, formProps } = useStatusForm(lead, returnTo);
  return (
    <form {...formProps} className="grid gap-2">
      <FormAlert state={state} />
      <input type="hidden" name="id" value={lead.id} />
      <input type="hidden" name="status" value="contacted" />
      <SubmitButton busy={sending} size={size} variant="quiet">
        Mark contacted
        <span className="sr-only">: {lead.name}</span>
      </SubmitButton>
    </form>
  );
}

/** Opens a reply in the mail program, which marks a new lead as contacted. */
export function ReplyLink({ lead, href, size }: { lead: Lead; href: string; size?: 'sm' | 'xs' }) {
  const isNew = lead.status === 'new';
  return (
    <a
      href={href}
      className={buttonClass({ size })}
      title={isNew ? 'Opens your mail program and marks this lead as contacted' : undefined}
      onClick={isNew ? () => void setStatus(lead, 'contacted') : undefined}
    >
      Reply
      <span className="sr-only"> to {lead.name}</span>
    </a>
  );
}
