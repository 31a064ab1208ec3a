import { FormPage } from '@/components/auth/form-page';
import { MailRequestForm } from '@/components/auth/mail-request-form';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { findEmailLink } from '@/lib/auth/account/accounts';
import { forgotPassword } from '@/lib/auth/actions';
import { reset } from '@/lib/content/pages/auth';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(reset.title);

/** Asks for a link to set a new password, and is where that link leads. */
export default async function ResetPage({ searchParams }: PageProps<'/auth/reset'>) {
  const { token } = await searchParams;
  if (typeof token === 'string' && (await findEmailLink(token, 'reset'))) {
    return (
      <FormPage title={reset.title} lead={reset.newLead}>
        <NewPasswordForm token={token} />
      </FormPage>
    );
  }
  return (
    <FormPage title={reset.title} lead={token ? reset.ended : reset.requestLead}>
      <MailRequestForm action={forgotPassword} returnTo="/auth/reset" label={reset.requestButton} sent={reset.sent} />
    </FormPage>
  );
}
