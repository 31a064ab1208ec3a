import { redirect } from 'next/navigation';
import { FormPage } from '@/components/auth/form-page';
import { SecondFactor } from '@/components/auth/passkeys/second-factor';
import { currentUser, pendingUser } from '@/lib/auth/guard/current-user';
import { authPath, safeReturnPath } from '@/lib/auth/sign-in/return-path';
import { passkeyPage } from '@/lib/content/pages/auth';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(passkeyPage.title);

/** The second step of signing in, for accounts with a passkey. */
export default async function PasskeyPage({ searchParams }: PageProps<'/auth/passkey'>) {
  const callbackUrl = safeReturnPath((await searchParams).callbackUrl);
  if (await currentUser()) redirect(callbackUrl);
  if (!(await pendingUser())) redirect(authPath({ callbackUrl }));
  return (
    <FormPage title={passkeyPage.title} lead={passkeyPage.lead}>
      <SecondFactor callbackUrl={callbackUrl} page="/auth/passkey" />
    </FormPage>
  );
}
