'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

/** What stands in place of the form once it is stored: what happens next. Focus moves here, so it is read out. */
export function Confirmation({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="rounded-sheet border-2 border-success bg-card p-6 sm:p-8">
      <h3 className="text-h3">{title}</h3>
      <div className="mt-3 grid gap-3">{children}</div>
    </div>
  );
}

/** Said when the server could not store what was sent. */
export function StoreFailure({ errorId, contactEmail }: { errorId: string; contactEmail: string }) {
  return (
    <p role="alert" className="rounded-sheet border-2 border-danger bg-danger-soft p-4">
      We could not save this just now. Nothing you typed is lost: try again in a minute, or write to{' '}
      <a href={`mailto:${contactEmail}`} className="link">
        {contactEmail}
      </a>
      . Error number {errorId}.
    </p>
  );
}

/** The end of a form: its button, and what sending it means. */
export function FormEnd({ label, busy, consent }: { label: string; busy: boolean; consent: string }) {
  return (
    <div className="grid gap-4">
      <p className="text-base text-muted">
        <span aria-hidden="true" className="text-danger">
          *
        </span>{' '}
        required
      </p>
      <Button type="submit" aria-disabled={busy} className="justify-self-start">
        {busy ? 'Sending…' : label}
      </Button>
      <p className="max-w-[60ch] text-base text-muted">
        {consent}{' '}
        <Link href="/privacy" className="link">
          Privacy notice
        </Link>
      </p>
    </div>
  );
}
