import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { DiaryEntry } from '@/lib/agents/diary/entries';
import { titleOf } from '@/lib/agents/requests/request-words';
import { whenFieldsOf } from '@/lib/agents/requests/when/when-label';
import { agentDay } from '@/lib/content/pages/agent-day';

const copy = agentDay.diary;

type ShownEntry = Pick<DiaryEntry, 'id' | 'agentId' | 'conversationId' | 'kind' | 'slots' | 'startsAt' | 'isWholeDay'>;

/** Bookings by time, each a link to its conversation. `children` of an entry are its buttons. */
export function DayEntries<Entry extends ShownEntry>({
  entries,
  timeZone,
  isAlone = false,
  children,
}: {
  entries: readonly Entry[];
  timeZone: string;
  /** They are of no one day, and their times stand elsewhere. */
  isAlone?: boolean;
  children?: (entry: Entry) => ReactNode;
}) {
  return (
    <ul className="grid divide-y divide-line border-line border-y">
      {entries.map((entry) => {
        const { time } = whenFieldsOf(entry, timeZone);
        return (
          <li
            key={entry.id}
            className={`grid gap-x-4 gap-y-1 py-3 ${isAlone ? 'grid-cols-[minmax(0,1fr)]' : 'grid-cols-[4rem_minmax(0,1fr)]'}`}
          >
            {isAlone ? null : time && entry.startsAt ? (
              <time dateTime={entry.startsAt.toISOString()} className="font-semibold tabular-nums">
                {time}
              </time>
            ) : (
              <span className="text-muted">
                <span aria-hidden="true">–</span>
                <span className="sr-only">{copy.wholeDay}</span>
              </span>
            )}
            <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
              <p className="wrap-anywhere">
                {entry.conversationId ? (
                  <Link
                    href={`/agents/${entry.agentId}/inbox/${entry.conversationId}`}
                    prefetch={false}
                    className="underline-offset-4 hover:underline"
                  >
                    {titleOf(entry)}
                  </Link>
                ) : (
                  titleOf(entry)
                )}
              </p>
              {children?.(entry)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
