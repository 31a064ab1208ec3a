'use client';

import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { useServerForm } from '@/components/ui/use-server-form';
import { acceptWishAction, declineWishAction } from '@/lib/agents/adoption/actions';
import { agentsPage } from '@/lib/content/pages/agents';
import { AcceptTerms } from './accept-terms';

const schemas = () => import('@/lib/agents/adoption/schema');
const loadAccept = () => schemas().then(({ acceptWishSchema }) => acceptWishSchema);
const loadDecline = () => schemas().then(({ wishSchema }) => wishSchema);

/** An agent that waits for one's address: to take over, or to decline. */
export function WishCard({ agentId, domain, until }: { agentId: string; domain: string; until: string }) {
  const accept = useServerForm({ action: acceptWishAction, returnTo: '/agents', loadSchema: loadAccept });
  const decline = useServerForm({ action: declineWishAction, returnTo: '/agents', loadSchema: loadDecline });
  const copy = agentsPage.wish;
  return (
    <section className="grid max-w-[40rem] gap-4 rounded-sheet border border-line bg-card p-5 shadow-sheet sm:p-8">
      <h2 className="text-h3 wrap-anywhere">{copy.title(domain)}</h2>
      <p className="text-muted">{copy.text(until)}</p>
      <form {...accept.formProps} className="grid gap-4">
        <FormAlert state={accept.state} />
        <input type="hidden" name="agent" value={agentId} />
        <AcceptTerms idPrefix={`wish-${agentId}`} error={accept.errors.accept} />
        <SubmitButton busy={accept.sending} className="justify-self-start">
          {copy.take}
        </SubmitButton>
      </form>
      <form {...decline.formProps}>
        <FormAlert state={decline.state} />
        <input type="hidden" name="agent" value={agentId} />
        <SubmitButton busy={decline.sending} variant="quiet" size="sm">
          {copy.decline}
        </SubmitButton>
      </form>
    </section>
  );
}
