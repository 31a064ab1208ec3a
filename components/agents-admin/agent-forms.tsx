'use client';

import { Field } from '@/components/ui/field';
import { extendTrialAction, openToHelpAction } from '@/lib/agents/company/actions';
import { agentsAdmin as copy } from '@/lib/content/pages/agents-admin';
import { AgentForm } from '../agents/agent-form';

const schemas = () => import('@/lib/agents/company/schema');
const loadHelp = () => schemas().then(({ helpSchema }) => helpSchema);
const loadExtend = () => schemas().then(({ extendSchema }) => extendSchema);

const here = (id: string) => `/agents-admin/${id}`;

/** Opens an agent's desk for one of our people, who says why. */
export const HelpForm = ({ agentId }: { agentId: string }) => (
  <AgentForm
    action={openToHelpAction}
    agentId={agentId}
    returnTo={here(agentId)}
    loadSchema={loadHelp}
    button={copy.help.button}
  >
    {({ errors, typed }) => (
      <Field
        label={copy.help.reason}
        name="reason"
        idPrefix="help"
        hint={copy.help.hint}
        error={errors.reason}
        required
      >
        {(control) => <input {...control} defaultValue={(typed as Record<string, string>).reason} maxLength={200} />}
      </Field>
    )}
  </AgentForm>
);

/** Lets a trial last some days longer. */
export const ExtendForm = ({ agentId, isOver }: { agentId: string; isOver: boolean }) => (
  <AgentForm
    action={extendTrialAction}
    agentId={agentId}
    returnTo={here(agentId)}
    loadSchema={loadExtend}
    initialValues={{ days: '5' }}
    button={isOver ? copy.extend.over : copy.extend.button}
    variant="quiet"
  >
    {({ errors, typed }) => (
      <Field label={copy.extend.days} name="days" idPrefix="extend" error={errors.days}>
        {(control) => (
          <input {...control} type="number" min={1} max={30} defaultValue={typed.days} className="control max-w-28" />
        )}
      </Field>
    )}
  </AgentForm>
);
