import type { Conflict } from '@/lib/agents/conflicts';
import { setTaughtAction } from '@/lib/agents/taught-actions';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { PressForm } from './press-form';

const copy = agentDesk.teach;

/** What the website says otherwise than its owner has taught. */
export function ConflictNote({ conflict }: { conflict: Conflict }) {
  return (
    <p className="rounded-sheet border border-accent bg-accent-soft px-3 py-2 text-base wrap-anywhere">
      {copy.conflict.before}{' '}
      <a href={conflict.url} target="_blank" rel="noopener noreferrer nofollow" className="link">
        “{conflict.text}”
      </a>{' '}
      {copy.conflict.after}
    </p>
  );
}

/** Undoes a taught answer, or uses one again. */
export function TaughtButton({
  agentId,
  returnTo,
  taughtId,
  question,
  holds,
}: {
  agentId: string;
  returnTo: string;
  taughtId: string;
  question: string;
  holds: boolean;
}) {
  return (
    <PressForm
      action={setTaughtAction}
      returnTo={returnTo}
      label={holds ? copy.undo : copy.again}
      description={`: ${question}`}
      hidden={{ agent: agentId, taught: taughtId, holds: holds ? 'no' : 'yes' }}
    />
  );
}
