'use client';

import { removeAccount } from '@/lib/auth/account/account-actions';
import { AccountForm } from './account-form';
import { PasswordField } from './password-field';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.deleteAccountSchema);

/** Requires the password: deletion cannot be undone, and the person at an unlocked phone need not be its owner. */
export function DeleteAccountForm({ label }: { label: string }) {
  return (
    <AccountForm action={removeAccount} loadSchema={loadSchema} button={label} variant="danger">
      {({ errors }) => (
        <PasswordField
          label="Your password, to confirm"
          name="current"
          idPrefix="delete"
          kind="current-password"
          error={errors.current}
        />
      )}
    </AccountForm>
  );
}
