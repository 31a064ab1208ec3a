import { FormPage } from '@/components/auth/form-page';
import { PasskeySignIn } from '@/components/auth/passkey-sign-in';
import { ProofForm } from '@/components/auth/proof-form';
import { RecoveryCodeForm } from '@/components/auth/recovery-code-form';
import { requireUser } from '@/lib/auth/guard/current-user';
import { safeReturnPath } from '@/lib/auth/sign-in/return-path';
import { passkeyPage, stepUp } from '@/lib/content/pages/auth';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(stepUp.title);

/** Asks a signed-in user for a passkey if the account has one, otherwise for the password, and leads back to the action. */
export default async function StepUpPage({ searchParams }: PageProps<'/auth/step-up'>) {
  const callbackUrl = safeReturnPath((await searchParams).callbackUrl);
  const user = await requireUser(callbackUrl);
  if (!user.hasPasskey)
    return (
      <FormPage title={stepUp.title} lead={stepUp.password}>
        <ProofForm callbackUrl={callbackUrl} />
      </FormPage>
    );
  return (
    <FormPage title={stepUp.title} lead={stepUp.passkey}>
      <PasskeySignIn callbackUrl={callbackUrl} />
      <section className="grid gap-5 border-line border-t pt-6">
        <h2 className="text-h3">{passkeyPage.recovery.title}</h2>
        <p className="text-muted">{passkeyPage.recovery.text}</p>
        <RecoveryCodeForm callbackUrl={callbackUrl} label="Use a recovery code" />
      </section>
    </FormPage>
  );
}
