'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';

/** The error boundary of a page: a plain message, a way to retry, and the error number that is in the log. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <PageHero
      title="This page didn’t load"
      lead="Something went wrong on our side, not yours. Try again in a moment. If it keeps happening, tell us the number below."
    >
      <Button onClick={reset}>Try again</Button>
      <ButtonLink href="/" variant="quiet">
        Go Home
      </ButtonLink>
      {error.digest ? (
        <p className="w-full text-muted">
          Error number <code className="tabular-nums">{error.digest}</code>
        </p>
      ) : null}
    </PageHero>
  );
}
