'use client';

import { Field } from '@/components/ui/field';
import { updateProfile } from '@/lib/auth/account/account-actions';
import { AccountForm } from './account-form';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.profileSchema);

/** Changes the display name. */
export function ProfileForm({ displayName }: { displayName: string | null }) {
  return (
    <AccountForm action={updateProfile} loadSchema={loadSchema} button="Save name">
      {({ errors, typed }) => (
        <Field label="Your name" name="displayName" idPrefix="profile" error={errors.displayName}>
          {(control) => (
            <input {...control} autoComplete="name" defaultValue={typed.displayName ?? displayName ?? ''} />
          )}
        </Field>
      )}
    </AccountForm>
  );
}
