'use client';

import { Button } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { agentDesk } from '@/lib/content/pages/agent-desk';

const copy = agentDesk.broken;

/** A page of the desk that failed: a plain message, a way to retry, and the number that is in the log. */
export function DeskError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <PageHero title={copy.title} lead={copy.lead}>
      <Button onClick={reset}>{copy.again}</Button>
      {error.digest ? (
        <p className="w-full text-muted">
          {copy.number} <code className="tabular-nums">{error.digest}</code>
        </p>
      ) : null}
    </PageHero>
  );
}
