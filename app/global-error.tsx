'use client';

import './globals.css';

/** The error boundary of the root layout: it renders its own html and body. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en-IE">
      <body className="p-8">
        <title>This page didn’t load</title>
        <main className="mx-auto max-w-xl py-20">
          <h1 className="text-h1">This page didn’t load</h1>
          <p className="mt-6 text-lead text-muted">
            Something went wrong on our side, not yours. Please try again in a moment.
          </p>
          {error.digest ? <p className="mt-4 text-muted">Error number {error.digest}</p> : null}
          <p className="mt-8 flex gap-6">
            <button type="button" className="link" onClick={reset}>
              Try again
            </button>
            <a className="link" href="/">
              Go Home
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
