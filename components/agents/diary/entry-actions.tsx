import { decideAction } from '@/lib/agents/conversations/desk-actions';
import type { DiaryEntry } from '@/lib/agents/diary/entries';
import { decisionsIn } from '@/lib/agents/requests/decide-request';
import { slotsOf, stateLabels, stateOf, titleOf } from '@/lib/agents/requests/request-words';
import { whenLabel } from '@/lib/agents/requests/when/when-label';
import { agentDay } from '@/lib/content/pages/agent-day';
import { DecisionForm } from '../decision-form';

const copy = agentDay.diary;

/** The customer's words for the time, what has become of a booking, and what can be done about it: at once where something has to be. */
export function EntryActions({
  agent: { id, timeZone },
  entry,
  isAlone = false,
  returnTo = `/agents/${id}/diary`,
}: {
  agent: { id: string; timeZone: string };
  entry: DiaryEntry;
  /** It stands under no day, and says its own with what has become of it. */
  isAlone?: boolean;
  returnTo?: string;
}) {
  const { day, until, time } = slotsOf(entry);
  const words = [day, until, time].filter(Boolean).join(', ');
  const state = stateOf(entry.state);
  const decisions = decisionsIn(entry);
  const isOver = state === 'cancelled' || state === 'declined';
  const form =
    decisions.length > 0 ? (
      <DecisionForm
        action={decideAction}
        returnTo={returnTo}
        request={entry}
        title={titleOf(entry)}
        timeZone={timeZone}
        hidden={{ agent: id }}
        decisions={decisions}
      />
    ) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-base">
      <p className="flex flex-wrap gap-x-5 text-muted">
        {isAlone ? (
          <span className="font-semibold">
            {[stateLabels[state], whenLabel(entry, timeZone)].filter(Boolean).join(': ')}
          </span>
        ) : null}
        {words ? <span className="wrap-anywhere">“{words}”</span> : null}
        {state === 'accepted' || isAlone ? null : <span>{stateLabels[state]}</span>}
        {entry.conversationId ? null : <span>{copy.erased}</span>}
      </p>
      {form && !isOver && (isAlone || entry.startsAt) ? (
        <details>
          <summary className="link inline-block cursor-pointer py-2">{copy.change}</summary>
          <div className="pt-2 pb-3">{form}</div>
        </details>
      ) : form ? (
        <div className="pt-2 pb-1">{form}</div>
      ) : null}
    </div>
  );
}
