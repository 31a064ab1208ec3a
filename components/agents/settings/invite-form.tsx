'use client';

import { Field } from '@/components/ui/field';
import { inviteAction } from '@/lib/agents/colleagues/actions';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { AgentForm } from '../agent-form';

const copy = settingsPage.colleagues;

const loadSchema = () => import('@/lib/agents/colleagues/schema').then(({ inviteSchema }) => inviteSchema);

/** Invites a colleague. */
export const InviteForm = ({ agentId, returnTo }: { agentId: string; returnTo: string }) => (
  <AgentForm
    action={inviteAction}
    agentId={agentId}
    returnTo={returnTo}
    loadSchema={loadSchema}
    initialValues={{ role: 'member' }}
    button={copy.send}
  >
    {({ errors, typed }) => (
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field label={copy.email} name="email" idPrefix="invite" hint={copy.sendHint} error={errors.email} required>
          {(control) => (
            <input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={typed.email}
            />
          )}
        </Field>
        <Field label={copy.role} name="role" idPrefix="invite" error={errors.role}>
          {(control) => (
            <select {...control} defaultValue={typed.role}>
              <option value="member">{copy.roles.member}</option>
              <option value="owner">{copy.roles.owner}</option>
            </select>
          )}
        </Field>
      </div>
    )}
  </AgentForm>
);
