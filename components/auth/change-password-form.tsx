'use client';

import { updatePassword } from '@/lib/auth/account/account-actions';
import { passwordRules } from '@/lib/auth/account/messages';
import { AccountForm } from './account-form';
import { PasswordField } from './password-field';

const loadSchema = () => import('@/lib/auth/account/schema').then((schemas) => schemas.changePasswordSchema);

/** Changes the password of the signed-in user. */
export function ChangePasswordForm() {
  return (
    <AccountForm action={updatePassword} loadSchema={loadSchema} button="Change password">
      {({ errors }) => (
        <>
          <PasswordField
            label="Current password"
            name="current"
            idPrefix="change"
            kind="current-password"
            error={errors.current}
          />
          <PasswordField
            label="New password"
            idPrefix="change"
            kind="new-password"
            hint={passwordRules}
            error={errors.password}
          />
        </>
      )}
    </AccountForm>
  );
}
