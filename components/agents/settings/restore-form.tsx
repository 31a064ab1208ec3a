import { restoreAction } from '@/lib/agents/settings/actions';
import { agentsPage } from '@/lib/content/pages/agents';
import { PressForm } from '../press-form';

/** Undoes the deletion of an agent. */
export const RestoreForm = ({ agentId }: { agentId: string }) => (
  <PressForm
    action={restoreAction}
    returnTo="/agents"
    hidden={{ agent: agentId }}
    label={agentsPage.undo}
    variant="primary"
  />
);
