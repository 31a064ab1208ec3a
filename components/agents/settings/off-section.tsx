import { UNDO_LIFETIME_MS } from '@/lib/agents/policy';
import { deleteAction, endAction, pauseAction, reopenAction, resumeAction } from '@/lib/agents/settings/actions';
import { reopensAs } from '@/lib/agents/settings/lifecycle';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { formatMoment } from '@/lib/format';
import type { Agent } from '@/lib/generated/prisma/client';
import { PressForm } from '../press-form';

const copy = settingsPage.off;

type Props = { agent: Agent; returnTo: string };

/** A live agent: to be paused, or to go on. */
function Pause({ agent, returnTo }: Props) {
  const hidden = { agent: agent.id };
  if (!agent.isPaused)
    return (
      <div className="grid gap-2">
        <p className="max-w-[60ch] text-base text-muted">{copy.pauseText}</p>
        <PressForm action={pauseAction} returnTo={returnTo} hidden={hidden} label={copy.pause} />
      </div>
    );
  return agent.pausedBy === 'us' ? (
    <p className="max-w-[60ch] text-base">{copy.pausedByUs}</p>
  ) : (
    <PressForm action={resumeAction} returnTo={returnTo} hidden={hidden} label={copy.resume} variant="primary" />
  );
}

/** To pause, end, export and delete an agent, and to undo that. */
export function OffSection({ agent, returnTo }: Props) {
  const isLive = agent.state === 'trial' || agent.state === 'client';
  const hidden = { agent: agent.id };
  const canReopen = agent.endedAt && reopensAs(agent, 'owner') ? agent.endedAt : undefined;
  return (
    <div className="grid gap-8">
      {isLive ? <Pause agent={agent} returnTo={returnTo} /> : null}
      {isLive ? (
        <div className="grid gap-2">
          <p className="max-w-[60ch] text-base text-muted">{copy.endText}</p>
          <PressForm action={endAction} returnTo={returnTo} hidden={hidden} label={copy.end} />
        </div>
      ) : null}
      {canReopen ? (
        <div className="grid gap-2">
          <p className="max-w-[60ch] text-base">
            {copy.reopenText(formatMoment(new Date(canReopen.getTime() + UNDO_LIFETIME_MS)))}
          </p>
          <PressForm action={reopenAction} returnTo={returnTo} hidden={hidden} label={copy.reopen} variant="primary" />
        </div>
      ) : null}
      <p className="text-base">
        {copy.exportText}{' '}
        {['json', 'csv'].map((format) => (
          <a key={format} href={`/api/agents/${agent.id}/export?format=${format}`} download className="link mr-3 py-2">
            {format.toUpperCase()}
          </a>
        ))}
      </p>
      <div className="grid gap-2">
        <p className="max-w-[60ch] text-base text-muted">{copy.deleteText}</p>
        <PressForm action={deleteAction} returnTo={returnTo} hidden={hidden} label={copy.delete} variant="danger" />
      </div>
    </div>
  );
}
