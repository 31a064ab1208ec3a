'use client';

import { useActionState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import type { FormAction } from '@/components/ui/use-server-form';
import { idleForm } from '@/lib/forms/form-state';
import { useRefresh } from './use-refresh';

/** One button that acts on a conversation. */
export function ConversationButton({
  action,
  returnTo,
  agentId,
  conversationId,
  label,
  variant = 'quiet',
}: {
  action: FormAction;
  returnTo: string;
  agentId: string;
  conversationId: string;
  label: string;
  variant?: 'primary' | 'quiet' | 'danger';
}) {
  const [state, act, busy] = useActionState(action, idleForm, returnTo);
  useRefresh(state);
  return (
    <form action={act} className="grid gap-3">
      <FormAlert state={state} />
      <input type="hidden" name="agent" value={agentId} />
      <input type="hidden" name="conversation" value={conversationId} />
      <SubmitButton busy={busy} busyLabel={label} variant={variant} size="sm" className="justify-self-start">
        {label}
      </SubmitButton>
    </form>
  );
}
