'use client';

import { useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { loadNow, NOT_REACHED } from '@/components/ui/load-late';

/** Requests the passkey (WebAuthn). Its script is loaded when the button is pressed. */
export function PasskeySignIn({ callbackUrl }: { callbackUrl: string }) {
  const [message, setMessage] = useState<string>();
  const [busy, start] = useTransition();

  const signIn = () =>
    start(async () => {
      const client = await loadNow(() => import('./passkey-client'));
      if (!client) return setMessage(NOT_REACHED);
      const result = await client.signInByPasskey();
      // A full page load: the session is new to every part of the page.
      if (result.ok) location.assign(callbackUrl);
      else setMessage(result.message);
    });

  return (
    <div className="grid justify-items-start gap-5">
      {message ? (
        <Alert tone="danger" title="That didn’t work">
          {message}
        </Alert>
      ) : null}
      <Button onClick={signIn} aria-disabled={busy || undefined} className="needs-script">
        {busy ? 'Waiting for your passkey…' : 'Use your passkey'}
      </Button>
      <noscript>
        <p>Passkeys need JavaScript. You can use a recovery code instead.</p>
      </noscript>
    </div>
  );
}
