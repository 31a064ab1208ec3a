import { AskedWords } from '@/components/agents/asked-words';
import { RequestQuotes } from '@/components/agents/request-quotes';
import { RequestSheet } from '@/components/agents/request-sheet';
import { buttonClass } from '@/components/ui/button';
import { agentDay } from '@/lib/content/pages/agent-day';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import type { ScreenToday } from '@/lib/content/screens/screen';
import { ScreenFigure } from './screen-figure';

const Buttons = ({ labels }: { labels: readonly [first: string, ...others: string[]] }) => (
  <p className="flex shrink-0 flex-wrap gap-3">
    {labels.map((label, at) => (
      <span key={label} className={buttonClass({ size: 'sm', variant: at === 0 ? 'primary' : 'quiet' })}>
        {label}
      </span>
    ))}
  </p>
);

/** A request as the desk shows it. */
const Request = ({ request }: { request: ScreenToday['requests'][number] }) => (
  <RequestSheet request={request} when={{ label: agentDesk.when.label, value: request.when }} as="p">
    <RequestQuotes {...request} />
    <Buttons labels={[agentDesk.decisions.accepted, agentDesk.decisions.declined]} />
  </RequestSheet>
);

/**
 * Screen 5: Today on the owner's phone. Unless it `isWhole`, its lower edge cuts through the second request, so that one sees that there
 * are more; on a phone the first is all of it.
 */
export function Today({
  today: { time, day, waits, requests, questions },
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
        className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-hidden border-8 border-ink bg-paper px-4 pt-3 max-sm:[&_article]:gap-2.5 max-sm:[&_article]:p-4 sm:gap-5 sm:px-12 sm:pt-8 dark:border-control ${isWhole ? 'rounded-[2.5rem] pb-6 sm:rounded-[4rem] sm:pb-10' : 'rounded-t-[2.5rem] border-b-0 sm:h-[37rem] sm:rounded-t-[4rem]'}`}
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
        {requests.slice(0, 2).map((request, at) => (
          <div key={request.id} className={at > 0 ? 'max-sm:hidden' : isWhole ? '' : 'max-sm:-mb-3'}>
            <Request request={request} />
          </div>
        ))}
        {isWhole ? (
          <div className="grid divide-y divide-line rounded-sheet border border-line bg-card px-5">
            {questions.map((one) => (
              <div key={one.question} className="flex items-center justify-between gap-3 py-3">
                <AskedWords {...one} />
                <Buttons labels={[agentDesk.teach.teach]} />
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </ScreenFigure>
  );
}
