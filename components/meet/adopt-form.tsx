'use client';

import { useSyncExternalStore } from 'react';
import { AcceptTerms } from '@/components/agents/accept-terms';
import { CheckYourEmail } from '@/components/auth/check-your-email';
import { EmailField } from '@/components/auth/email-field';
import { PasswordField } from '@/components/auth/password-field';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { Link } from '@/components/ui/link';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { adoptAction, adoptWithSignUpAction } from '@/lib/agents/adoption/actions';
import { passwordRules } from '@/lib/auth/account/messages';
import { authPath } from '@/lib/auth/sign-in/return-path';
import { adopt } from '@/lib/content/pages/adopt';
import { readAdoptionSecret } from './adoption-secret';

type Props = {
  preview: string;
  /** The name of the website. */
  site: string;
  /** The address of who is signed in. */
  email?: string;
};

const loadSchema = () => import('@/lib/agents/adoption/schema').then((schemas) => schemas.adoptSchema);
const loadSignUpSchema = () => import('@/lib/agents/adoption/schema').then((schemas) => schemas.adoptWithSignUpSchema);

const noSubscription = () => () => undefined;
/** The secret of this tab; undefined until the page's script runs. */
const useSecret = (preview: string): string | undefined =>
  useSyncExternalStore<string | undefined>(
    noSubscription,
    () => readAdoptionSecret(preview),
    () => undefined,
  );

/** Takes a preview over: with one press by who is signed in, otherwise with an e-mail address and a password. */
export function AdoptForm({ preview, site, email }: Props) {
  const secret = useSecret(preview);
  if (secret === undefined) return null;
  if (secret === '')
    return (
      <Alert tone="warning" role="note" title={adopt.notYours.title}>
        <p className="mt-1">{adopt.notYours.text}</p>
        <p className="mt-4">
          <ButtonLink href={`/meet-your-agent/start?${new URLSearchParams({ website: site })}`} size="sm">
            {adopt.notYours.link}
          </ButtonLink>
        </p>
      </Alert>
    );
  return email ? (
    <SignedIn preview={preview} secret={secret} email={email} />
  ) : (
    <SignUp preview={preview} secret={secret} />
  );
}

function Hidden({ preview, secret }: { preview: string; secret: string }) {
  return (
    <>
      <input type="hidden" name="preview" value={preview} />
      <input type="hidden" name="token" value={secret} />
    </>
  );
}

const pathOf = (preview: string) => `/meet-your-agent/${preview}/adopt`;

function SignedIn({ preview, secret, email }: { preview: string; secret: string; email: string }) {
  const { state, errors, sending, formProps } = useServerForm({
    action: adoptAction,
    returnTo: pathOf(preview),
    loadSchema,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormAlert state={state} />
      <Hidden preview={preview} secret={secret} />
      <p className="wrap-anywhere">
        {adopt.signedInAs} <strong>{email}</strong>.
      </p>
      <AcceptTerms idPrefix="adopt" error={errors.accept} />
      <SubmitButton busy={sending} className="justify-self-start">
        {adopt.button}
      </SubmitButton>
    </form>
  );
}

function SignUp({ preview, secret }: { preview: string; secret: string }) {
  const { state, errors, typed, sending, formProps } = useServerForm({
    action: adoptWithSignUpAction,
    returnTo: pathOf(preview),
    loadSchema: loadSignUpSchema,
  });
  if (state.status === 'done')
    return <CheckYourEmail {...adopt.sent} email={state.values.email ?? ''} callbackUrl="/agents" />;
  return (
    <form {...formProps} className="grid gap-5">
      <FormAlert state={state} />
      <Hidden preview={preview} secret={secret} />
      <EmailField idPrefix="adopt" typed={typed.email} error={errors.email} />
      <PasswordField idPrefix="adopt" kind="new-password" hint={passwordRules} error={errors.password} />
      <AcceptTerms idPrefix="adopt" error={errors.accept} />
      <SubmitButton busy={sending} className="justify-self-start">
        {adopt.signUpButton}
      </SubmitButton>
      <p className="text-base">
        {adopt.haveAccount.text}{' '}
        <Link href={authPath({ callbackUrl: pathOf(preview) })} className="link" prefetch={false}>
          {adopt.haveAccount.link}
        </Link>
        .
      </p>
    </form>
  );
}
