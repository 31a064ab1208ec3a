import { FormPage } from '@/components/auth/form-page';
import { MailRequestForm } from '@/components/auth/mail-request-form';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { ButtonForm } from '@/components/ui/button-form';
import { confirmAndAdoptAction } from '@/lib/agents/adoption/actions';
import { websitesThatWait } from '@/lib/agents/adoption/wishes';
import { findConfirmation } from '@/lib/auth/account/accounts';
import { resend } from '@/lib/auth/account/email-link-actions';
import { authPath, safeReturnPath } from '@/lib/auth/sign-in/return-path';
import { confirm } from '@/lib/content/pages/auth';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(confirm.title);

/** The page of the confirmation link. Reading it changes nothing, since mail scanners open links too. */
export default async function ConfirmPage({ searchParams }: PageProps<'/auth/confirm'>) {
  const { token, callbackUrl: asked } = await searchParams;
  const callbackUrl = safeReturnPath(asked);
  const found = typeof token === 'string' ? await findConfirmation(token) : undefined;
  if (typeof token === 'string' && found) {
    const waiting = await websitesThatWait(found.email, found.own?.id);
    const here = authPath({ token, callbackUrl }, '/auth/confirm');
    if (!found.own)
      return (
        <FormPage title={confirm.title} lead={confirm.otherBrowser}>
          <p className="wrap-anywhere">
            {confirm.account} <strong>{found.email}</strong>
          </p>
          {waiting ? <p className="wrap-anywhere">{confirm.waits(waiting)}</p> : null}
          <NewPasswordForm token={token} callbackUrl={callbackUrl} page="/auth/confirm" />
        </FormPage>
      );
    return (
      <FormPage title={confirm.title} lead={confirm.lead}>
        {waiting ? <p className="wrap-anywhere">{confirm.takesOver(waiting)}</p> : null}
        <ButtonForm
          action={confirmAndAdoptAction}
          returnTo={here}
          label={confirm.button}
          hidden={{ token, ...(callbackUrl && { callbackUrl }) }}
        />
      </FormPage>
    );
  }
  return (
    <FormPage title={token ? confirm.title : confirm.resendTitle} lead={token ? confirm.ended : confirm.resendLead}>
      {token ? <p>{confirm.again}</p> : null}
      <MailRequestForm
        action={resend}
        returnTo="/auth/confirm"
        callbackUrl={callbackUrl}
        label={confirm.resendButton}
        sent={confirm.sent}
      />
    </FormPage>
  );
}
