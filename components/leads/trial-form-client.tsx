'use client';

import { Field } from '@/components/ui/field';
import { requestTrial } from '@/lib/leads/actions';
import type { Industry } from '@/lib/site/industries';
import { Confirmation, FormEnd, StoreFailure } from './form-frame';
import { useLeadForm } from './use-lead-form';

type Props = {
  page: string;
  /** Id of the section that the form stands in. */
  anchor: string;
  industries: readonly { value: Industry; label: string }[];
  consent: string;
  contactEmail: string;
  nextSteps: readonly string[];
};

export function TrialFormClient({ page, anchor, industries, consent, contactEmail, nextSteps }: Props) {
  const { state, errors, busy, formProps } = useLeadForm('freeTrialSchema', requestTrial, `${page}#${anchor}`);
  const { values } = state;
  if (state.status === 'done') {
    return (
      <Confirmation title={`Thank you, ${values.name}. Your trial is asked for.`}>
        <p>
          We write to <strong>{values.email}</strong>. What happens next:
        </p>
        <ol className="ml-5 list-decimal">
          {nextSteps.map((step) => (
            <li key={step} className="py-0.5">
              {step}
            </li>
          ))}
        </ol>
      </Confirmation>
    );
  }
  return (
    <form {...formProps} className="grid gap-6">
      {state.status === 'failed' ? <StoreFailure errorId={state.errorId} contactEmail={contactEmail} /> : null}
      <input type="hidden" name="page" value={page} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Name" name="name" idPrefix="trial" required error={errors.name}>
          {(control) => <input {...control} autoComplete="name" maxLength={120} defaultValue={values.name} />}
        </Field>
        <Field label="E-mail" name="email" idPrefix="trial" required error={errors.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="email" maxLength={254} defaultValue={values.email} />
          )}
        </Field>
        <Field label="Business name" name="businessName" idPrefix="trial" required error={errors.businessName}>
          {(control) => (
            <input {...control} autoComplete="organization" maxLength={160} defaultValue={values.businessName} />
          )}
        </Field>
        <Field label="Website" name="businessUrl" idPrefix="trial" hint="If you have one" error={errors.businessUrl}>
          {(control) => (
            <input {...control} type="url" autoComplete="url" maxLength={300} defaultValue={values.businessUrl} />
          )}
        </Field>
      </div>
      <Field label="Industry" name="industry" idPrefix="trial" required error={errors.industry}>
        {(control) => (
          <select key={values.industry ?? ''} {...control} defaultValue={values.industry ?? ''}>
            <option value="">Choose…</option>
            {industries.map((industry) => (
              <option key={industry.value} value={industry.value}>
                {industry.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FormEnd label="Start free trial" busy={busy} consent={consent} />
    </form>
  );
}
