import { AskedWords } from '@/components/agents/asked-words';
import { RequestSheet } from '@/components/agents/request-sheet';
import { buttonClass } from '@/components/ui/button';
import { agentDay } from '@/lib/content/pages/agent-day';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import type { ScreenToday } from '@/lib/content/screens/screen';
import { ScreenFigure } from './screen-figure';

const Buttons = ({ labels }: { labels: readonly [first: string, ...others: string[]] }) => (
  <p className="flex flex-wrap gap-3">
    {labels.map((label, at) => (
      <span key={label} className={buttonClass({ size: 'sm', variant: at === 0 ? 'primary' : 'quiet' })}>
        {label}
      </span>
    ))}
  </p>
);

/** Screen 5: Today on the owner's phone, cropped at its lower edge unless it `isWhole`. On a phone the first request is all of it. */
export function Today({
  today: { time, day, waits, request, when, question },
  caption,
  isWhole = false,
}: {
  today: ScreenToday;
  caption: string;
  /** Whether the phone's lower edge is drawn too. */
  isWhole?: boolean;
}) {
  return (
    <ScreenFigure caption={caption}>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-3 overflow-hidden border-8 border-ink bg-paper px-4 pt-3 sm:gap-6 sm:px-12 sm:pt-8 sm:pb-10 dark:border-control ${isWhole ? 'rounded-[2.5rem] pb-6 sm:rounded-[4rem]' : 'rounded-t-[2.5rem] border-b-0 sm:rounded-t-[4rem]'}`}
      >
        <div className="grid px-1 sm:gap-1">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-bold font-display text-h2">{agentDay.today.title}</span>
            <span className="text-muted tabular-nums">
              <span className="max-sm:sr-only">{day}, </span>
              {time}
            </span>
          </p>
          <p className="leading-snug sm:text-lead">{waits}</p>
        </div>
        {request ? (
          <div className={`max-sm:[&>article]:gap-2.5 max-sm:[&>article]:p-4 ${isWhole ? '' : 'max-sm:-mb-3'}`}>
            <RequestSheet
              request={request}
              when={when ? { label: agentDesk.when.label, value: when } : undefined}
              as="p"
            >
              <Buttons labels={[agentDesk.decisions.accepted, agentDesk.decisions.declined]} />
            </RequestSheet>
          </div>
        ) : null}
        {question ? (
          <div className="grid gap-3 rounded-sheet border border-line bg-card p-5 max-sm:hidden">
            <AskedWords {...question} />
            <Buttons labels={[agentDesk.teach.teach]} />
          </div>
        ) : null}
      </div>
    </ScreenFigure>
  );
}
