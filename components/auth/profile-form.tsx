'use client';

import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { updateProfile } from '@/lib/auth/account/account-actions';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.profileSchema);

/** Changes the display name. */
export function ProfileForm({ displayName }: { displayName: string | null }) {
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: updateProfile,
    returnTo: '/account',
    loadSchema,
  });
  return (
    <form {...formProps} className="grid max-w-[30rem] gap-5">
      <FormAlert state={state} />
      <Field label="Your name" name="displayName" idPrefix="profile" error={errors.displayName}>
        {(control) => <input {...control} autoComplete="name" defaultValue={typed.displayName ?? displayName ?? ''} />}
      </Field>
      <SubmitButton busy={sending} size="sm" variant="quiet" className="justify-self-start">
        Save name
      </SubmitButton>
    </form>
  );
}
