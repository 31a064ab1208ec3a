import { FormPage } from '@/components/auth/form-page';
import { MailRequestForm } from '@/components/auth/mail-request-form';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { findEmailLink } from '@/lib/auth/account/accounts';
import { forgotPassword } from '@/lib/auth/account/email-link-actions';
import { safeReturnPath } from '@/lib/auth/sign-in/return-path';
import { reset } from '@/lib/content/pages/auth';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(reset.title);

/** Requests a link to set a new password; also the page of that link. */
export default async function ResetPage({ searchParams }: PageProps<'/auth/reset'>) {
  const { token, callbackUrl: asked } = await searchParams;
  const callbackUrl = safeReturnPath(asked);
  if (typeof token === 'string' && (await findEmailLink(token, 'reset'))) {
    return (
      <FormPage title={reset.title} lead={reset.newLead}>
        <NewPasswordForm token={token} callbackUrl={callbackUrl} />
      </FormPage>
    );
  }
  return (
    <FormPage title={reset.title} lead={token ? reset.ended : reset.requestLead}>
      <MailRequestForm
        action={forgotPassword}
        returnTo="/auth/reset"
        callbackUrl={callbackUrl}
        label={reset.requestButton}
        sent={reset.sent}
      />
    </FormPage>
  );
}
