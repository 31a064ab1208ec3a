'use client';

import { Field } from '@/components/ui/field';
import { checkLineAction, confirmCodeAction, sendCodeAction, shareLinkAction } from '@/lib/agents/control/actions';
import { installPage as copy } from '@/lib/content/pages/agents';
import { AgentForm } from './agent-form';

const schemas = () => import('@/lib/agents/control/schema');
const loadAgent = () => schemas().then(({ agentSchema }) => agentSchema);
const loadAddress = () => schemas().then(({ addressSchema }) => addressSchema);
const loadCode = () => schemas().then(({ codeSchema }) => codeSchema);

const pathOf = (agentId: string) => `/agents/${agentId}/install`;

/** Looks for the line on the website. */
export const CheckForm = ({ agentId }: { agentId: string }) => (
  <AgentForm
    action={checkLineAction}
    agentId={agentId}
    returnTo={pathOf(agentId)}
    loadSchema={loadAgent}
    button={copy.check.button}
  />
);

/** Puts an agent live without the line. */
export const ShareForm = ({ agentId }: { agentId: string }) => (
  <AgentForm
    action={shareLinkAction}
    agentId={agentId}
    returnTo={pathOf(agentId)}
    loadSchema={loadAgent}
    button={copy.link.share}
  />
);

/** Proves control with a code: first the address, then the digits. */
export function CodeForms({ agentId, domain, sentTo }: { agentId: string; domain: string; sentTo?: string }) {
  return (
    <>
      <AgentForm
        action={sendCodeAction}
        agentId={agentId}
        returnTo={pathOf(agentId)}
        loadSchema={loadAddress}
        button={copy.code.send}
        variant="quiet"
      >
        {({ errors, typed }) => (
          <Field label={copy.code.address} name="address" idPrefix="control" error={errors.address}>
            {(control) => (
              <input
                {...control}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={`office@${domain}`}
                defaultValue={typed.address}
              />
            )}
          </Field>
        )}
      </AgentForm>
      {sentTo ? (
        <AgentForm
          action={confirmCodeAction}
          agentId={agentId}
          returnTo={pathOf(agentId)}
          loadSchema={loadCode}
          button={copy.code.confirm}
        >
          {({ errors }) => (
            <Field
              label={copy.code.code}
              name="code"
              idPrefix="control"
              hint={copy.code.sent(sentTo)}
              error={errors.code}
            >
              {(control) => <input {...control} inputMode="numeric" autoComplete="one-time-code" />}
            </Field>
          )}
        </AgentForm>
      ) : null}
    </>
  );
}
