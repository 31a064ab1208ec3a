import { redirect } from 'next/navigation';
import { FormPage } from '@/components/auth/form-page';
import { PasskeySignIn } from '@/components/auth/passkey-sign-in';
import { RecoveryCodeForm } from '@/components/auth/recovery-code-form';
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
      <PasskeySignIn callbackUrl={callbackUrl} />
      <section className="grid gap-5 border-line border-t pt-6">
        <h2 className="text-h3">{passkeyPage.recovery.title}</h2>
        <p className="text-muted">{passkeyPage.recovery.text}</p>
        <RecoveryCodeForm callbackUrl={callbackUrl} label="Sign in with a recovery code" />
      </section>
    </FormPage>
  );
}
