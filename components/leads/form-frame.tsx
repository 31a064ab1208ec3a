'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FieldErrors } from '@/lib/forms/form-state';
import { telUrl } from '@/lib/text/tel-url';

/** How people reach us when the form does not work. */
export type Reach = { email: string; phone?: string };

/** Replaces the form once it is stored and says what happens next. Takes the focus, so screen readers announce it. */
export function Confirmation({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert tone="success" id={id} ref={box} tabIndex={-1} className="sm:p-6">
      <h3 className="text-h3 wrap-anywhere">{title}</h3>
      <div className="mt-3 grid gap-3 wrap-anywhere">{children}</div>
    </Alert>
  );
}

/** The error message of a submission that could not be stored. Receives the focus, since the button is far below. */
export function StoreFailure({ errorId, reach }: { errorId?: string; reach: Reach }) {
  return (
    <Alert tone="danger" tabIndex={-1}>
      We couldn’t save your request just now. Nothing you typed is lost: please try again in a minute, or{' '}
      {reach.phone ? (
        <>
          ring us on{' '}
          <a href={telUrl(reach.phone)} className="link">
            {reach.phone}
          </a>{' '}
          or{' '}
        </>
      ) : null}
      write to{' '}
      <a href={`mailto:${reach.email}`} className="link">
        {reach.email}
      </a>
      .{errorId ? ` Error number ${errorId}.` : null}
    </Alert>
  );
}

/** Links to each field that needs attention, at the top of a form that was posted without JavaScript. */
export function ErrorSummary({
  idPrefix,
  labels,
  errors,
}: {
  idPrefix: string;
  labels: Record<string, string>;
  errors: FieldErrors;
}) {
  const names = Object.keys(labels).filter((name) => errors[name]);
  return (
    <Alert tone="danger" role="note" title="Not sent yet. Please check:">
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${idPrefix}-${name}`} className="link inline-block py-1.5">
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** The end of a form: its button and the consent that sending it gives. */
export function FormEnd({ label, busy, consent }: { label: string; busy: boolean; consent: string }) {
  return (
    <div className="grid gap-4">
      <p className="text-base text-muted">
        <span aria-hidden="true" className="text-danger">
          *
        </span>{' '}
        required
      </p>
      <SubmitButton busy={busy} busyLabel="Sending…" className="justify-self-start">
        {label}
      </SubmitButton>
      <p className="max-w-[60ch] text-base text-muted">
        {consent}{' '}
        <Link href="/privacy" className="link">
          Privacy notice
        </Link>
      </p>
    </div>
  );
}
