import { FormPage } from '@/components/auth/form-page';
import { SecondFactor } from '@/components/auth/passkeys/second-factor';
import { ProofForm } from '@/components/auth/proof-form';
import { requireUser } from '@/lib/auth/guard/current-user';
import { safeReturnPath } from '@/lib/auth/sign-in/return-path';
import { stepUp } from '@/lib/content/pages/auth';
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
      <SecondFactor callbackUrl={callbackUrl} page="/auth/step-up" />
    </FormPage>
  );
}
