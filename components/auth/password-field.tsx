'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';

type Props = {
  label?: string;
  name?: 'password' | 'current';
  idPrefix: string;
  hint?: string;
  error?: string;
  /** Tells password managers whether to fill in a password or to suggest one. */
  kind: 'current-password' | 'new-password';
};

/** A password field with a button that shows what was typed. */
export function PasswordField({ label = 'Password', name = 'password', idPrefix, hint, error, kind }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} name={name} idPrefix={idPrefix} required hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={kind}
            autoCapitalize="none"
            spellCheck={false}
            className={`${control.className} pr-20`}
          />
          <button
            type="button"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
            className="needs-script absolute inset-y-1 right-1 min-w-11 rounded-sheet px-3 font-semibold text-base text-brand hover:bg-brand-soft"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
