'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { loadNow, NOT_REACHED } from '@/components/ui/load-late';
import { SubmitButton } from '@/components/ui/submit-button';

/**
 * Creates a passkey. With the first one, shows the recovery codes, which are never shown again. `children`: what has to be done
 * first; it takes the place of the form, but not of the codes.
 */
export function AddPasskey({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [message, setMessage] = useState<string>();
  const [codes, setCodes] = useState<string[]>();
  const [busy, start] = useTransition();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    start(async () => {
      const client = await loadNow(() => import('./passkey-client'));
      if (!client) return setMessage(NOT_REACHED);
      const result = await client.createPasskey(name);
      setMessage(result.ok ? undefined : result.message);
      if (!result.ok) return;
      if (result.value.recoveryCodes) setCodes(result.value.recoveryCodes);
      router.refresh();
    });
  }

  return (
    <div className="grid max-w-[30rem] gap-5">
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {children ?? (
        <>
          <form onSubmit={onSubmit} className="needs-script grid gap-5">
            {message ? (
              <Alert tone="danger" title="The passkey was not added">
                {message}
              </Alert>
            ) : null}
            <Field
              label="Name of the passkey"
              name="name"
              idPrefix="passkey"
              hint="Optional, for example “Work laptop”"
            >
              {(control) => <input {...control} autoComplete="off" maxLength={60} />}
            </Field>
            <SubmitButton
              needsScript
              busy={busy}
              busyLabel="Waiting for your device…"
              variant="quiet"
              size="sm"
              className="justify-self-start"
            >
              Add a passkey
            </SubmitButton>
          </form>
          <noscript>
            <p>Passkeys need JavaScript.</p>
          </noscript>
        </>
      )}
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Alert tone="success" title="Save your recovery codes">
      <p>Each code signs you in once if you lose your passkey. They are not shown again.</p>
      <ul className="mt-3 grid gap-x-6 font-mono text-base sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Alert>
  );
}
