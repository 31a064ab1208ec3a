'use client';

import { ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useServerForm } from '@/components/ui/use-server-form';
import { idleForm } from '@/lib/forms/form-state';
import { requestTrial } from '@/lib/leads/actions';
import { labelsOf } from '@/lib/leads/fields';
import { discardFormDraft } from './form-draft';
import { Confirmation, ErrorSummary, FormEnd, type Reach, StoreFailure } from './form-frame';
import { addFormToken } from './form-token';
import { HiddenFields } from './hidden-fields';
import { LeadFields } from './lead-fields';

const loadSchema = () => import('@/lib/leads/schema').then((schemas) => schemas.freeTrialSchema);

/** Initial values that the visitor has not typed. */
export type TrialInitial = {
  values: Readonly<Record<string, string>>;
  /** A note that is sent along only if the visitor ticks the box above it. */
  note?: { value: string; label: string; hint: string; consent: string };
};

type Props = {
  page: string;
  /** The path to return to after a post without JavaScript; `page` by default. */
  returnTo?: string;
  initial?: TrialInitial;
  consent: string;
  reach: Reach;
  nextSteps: { withWebsite: readonly string[]; without: readonly string[] };
};

const ID = 'trial-form';
const labels = labelsOf('trial');

function NoteFields({
  note,
  typed,
  error,
}: {
  note: NonNullable<TrialInitial['note']>;
  typed: Record<string, string>;
  error?: string;
}) {
  return (
    <div className="grid gap-3">
      <Field label={note.label} name="note" idPrefix="trial" hint={note.hint} error={error}>
        {(control) => <Textarea {...control} rows={8} defaultValue={typed.note ?? note.value} />}
      </Field>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name="sendNote"
          defaultChecked={typed.sendNote === 'on'}
          className="mt-1 size-5 shrink-0"
        />
        {note.consent}
      </label>
    </div>
  );
}

/** The interactive part of the free-trial form. */
export function TrialFormClient({ page, returnTo = page, initial, consent, reach, nextSteps }: Props) {
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: requestTrial,
    returnTo: `${returnTo}#${ID}`,
    initialValues: initial?.values,
    loadSchema,
    send: async (form) => {
      await addFormToken(form);
      return requestTrial(idleForm, form);
    },
    onResult: ({ status }) => {
      if (status === 'done') discardFormDraft(ID);
    },
  });
  if (state.status === 'done') {
    return (
      <Confirmation id={ID} title={`Thank you, ${state.values.name}. We have your free-trial request.`}>
        <p>
          We’ll write to <strong>{state.values.email}</strong>.
        </p>
        {state.values.next ? (
          <p>
            <ButtonLink href={state.values.next} prefetch={false}>
              {state.values.isRead ? 'Meet the first draft of your agent' : 'Tell your agent the first five things'}
            </ButtonLink>
          </p>
        ) : (
          <p>The page on which your trial begins is in the e-mail that confirms your request.</p>
        )}
        <p>What happens next:</p>
        <ol className="ml-5 list-decimal">
          {(state.values.businessUrl ? nextSteps.withWebsite : nextSteps.without).map((step) => (
            <li key={step} className="py-0.5">
              {step}
            </li>
          ))}
        </ol>
      </Confirmation>
    );
  }
  return (
    <form {...formProps} id={ID} className="grid gap-4 sm:gap-6">
      {state.status === 'failed' ? <StoreFailure errorId={state.errorId} reach={reach} /> : null}
      {state.status === 'invalid' ? <ErrorSummary idPrefix="trial" labels={labels} errors={errors} /> : null}
      <HiddenFields page={page} />
      <LeadFields form="trial" typed={typed} errors={errors} />
      {initial?.note ? <NoteFields note={initial.note} typed={typed} error={errors.note} /> : null}
      <FormEnd label="Start free trial" busy={sending} consent={consent} />
    </form>
  );
}
