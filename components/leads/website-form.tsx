'use client';

import { useActionState } from 'react';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { trialStart } from '@/lib/content/pages/trial-start';
import { idleForm } from '@/lib/forms/form-state';
import { correctWebsite } from '@/lib/leads/actions';

/** The website of a trial that could not be read, to correct and have read again. `trial` is the token in the URL of the page. */
export function WebsiteForm({ trial, website }: { trial: string; website: string }) {
  const [state, act, busy] = useActionState(correctWebsite, idleForm, `/free-trial/${trial}#trial-website`);
  const { label, submit } = trialStart.failed;
  return (
    <form action={act} noValidate className="mt-5 grid gap-4">
      <FormAlert state={state} />
      <input type="hidden" name="trial" value={trial} />
      <Field
        label={label}
        name="website"
        idPrefix="trial"
        required
        error={state.status === 'invalid' ? state.errors.website : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={state.values.website ?? website}
          />
        )}
      </Field>
      <SubmitButton busy={busy} className="justify-self-start">
        {submit}
      </SubmitButton>
    </form>
  );
}
