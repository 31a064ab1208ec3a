import { ButtonForm } from '@/components/auth/button-form';
import { FormPage } from '@/components/auth/form-page';
import { MailRequestForm } from '@/components/auth/mail-request-form';
import { findEmailLink } from '@/lib/auth/account/accounts';
import { confirmAddress, resend } from '@/lib/auth/actions';
import { confirm } from '@/lib/content/pages/auth';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(confirm.title);

/** Where the link in the confirmation mail leads. Looking at it changes nothing: mail programs look too. */
export default async function ConfirmPage({ searchParams }: PageProps<'/auth/confirm'>) {
  const { token } = await searchParams;
  if (typeof token === 'string' && (await findEmailLink(token, 'confirm'))) {
    const here = `/auth/confirm?token=${encodeURIComponent(token)}`;
    return (
      <FormPage title={confirm.title} lead={confirm.lead}>
        <ButtonForm action={confirmAddress} returnTo={here} label={confirm.button} token={token} />
      </FormPage>
    );
  }
  return (
    <FormPage title={token ? confirm.title : confirm.resendTitle} lead={token ? confirm.ended : confirm.resendLead}>
      {token ? <p>{confirm.again}</p> : null}
      <MailRequestForm action={resend} returnTo="/auth/confirm" label={confirm.resendButton} sent={confirm.sent} />
    </FormPage>
  );
}
