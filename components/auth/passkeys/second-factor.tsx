import { passkeyPage } from '@/lib/content/pages/auth';
import { PasskeySignIn } from './passkey-sign-in';
import { RecoveryCodeForm, type SecondFactorProps } from './recovery-code-form';

/** Asks for a passkey, or for a recovery code in its place. */
export function SecondFactor(props: SecondFactorProps) {
  return (
    <>
      <PasskeySignIn callbackUrl={props.callbackUrl} />
      <section className="grid gap-5 border-line border-t pt-6">
        <h2 className="text-h3">{passkeyPage.recovery.title}</h2>
        <p className="text-muted">{passkeyPage.recovery.text}</p>
        <RecoveryCodeForm {...props} />
      </section>
    </>
  );
}
