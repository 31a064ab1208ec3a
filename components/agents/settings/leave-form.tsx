'use client';

import { leaveAction } from '@/lib/agents/colleagues/actions';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { AgentForm } from '../agent-form';

const copy = settingsPage.colleagues;

const loadSchema = () => import('@/lib/agents/colleagues/schema').then(({ leaveSchema }) => leaveSchema);

/** Leaves an agent. Coming back needs somebody else, so it asks. */
export const LeaveForm = ({ agentId, returnTo }: { agentId: string; returnTo: string }) => (
  <AgentForm
    action={leaveAction}
    agentId={agentId}
    returnTo={returnTo}
    loadSchema={loadSchema}
    button={copy.leaveButton}
    variant="quiet"
  >
    {({ errors }) => (
      <div>
        <p className="max-w-[60ch] text-base text-muted">{copy.leaveText}</p>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="sure"
            aria-invalid={errors.sure ? true : undefined}
            aria-describedby={errors.sure ? 'sure-error' : undefined}
            className="size-5 accent-brand"
          />
          {copy.sure}
        </label>
        {errors.sure ? (
          <p id="sure-error" className="font-semibold text-base text-danger">
            {errors.sure}
          </p>
        ) : null}
      </div>
    )}
  </AgentForm>
);
