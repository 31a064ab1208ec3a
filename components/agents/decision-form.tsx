'use client';

import { useActionState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FormAction } from '@/components/ui/use-server-form';
import type { Decision } from '@/lib/agents/requests/decide-request';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { idleForm } from '@/lib/forms/form-state';
import { useRefresh } from './use-refresh';

/** The buttons that decide about a request. `hidden` says which one. */
export function DecisionForm({
  action,
  returnTo,
  hidden,
  decisions,
}: {
  action: FormAction;
  returnTo: string;
  hidden: Readonly<Record<string, string>>;
  decisions: readonly Decision[];
}) {
  const [state, act, busy] = useActionState(action, idleForm, returnTo);
  useRefresh(state);
  return (
    <form action={act} className="grid gap-3">
      <FormAlert state={state} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap gap-3">
        {decisions.map((decision, at) => (
          <SubmitButton
            key={decision}
            busy={busy}
            busyLabel={agentDesk.decisions[decision]}
            name="decision"
            value={decision}
            variant={at === 0 ? 'primary' : 'quiet'}
            size="sm"
          >
            {agentDesk.decisions[decision]}
          </SubmitButton>
        ))}
      </div>
    </form>
  );
}
