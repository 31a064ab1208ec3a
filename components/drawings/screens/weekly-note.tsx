import type { ScreenNote } from '@/lib/content/screens/screen';
import { ScreenBar, ScreenFigure } from './screen-figure';

/** Screen 3: the weekly note to the owner, as a mail with a small bar chart. */
export function WeeklyNote({ note, caption }: { note: ScreenNote; caption: string }) {
  const most = Math.max(...note.asked.map(({ times }) => times));
  return (
    <ScreenFigure caption={caption}>
      <div className="screen">
        <ScreenBar end="Mon 08:30">Inbox</ScreenBar>
        <div className="grid gap-5 p-5 sm:p-8">
          <p className="font-display font-semibold text-h2">{note.subject}</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5">
            {note.asked.map(({ topic, times }) => (
              <div key={topic} className="contents">
                <dt>{topic}</dt>
                <dd aria-hidden="true">
                  <svg aria-hidden="true" viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" className="h-4 w-full">
                    <rect width={times} height="1" className="fill-brand" />
                  </svg>
                </dd>
                <dd className="text-right font-semibold tabular-nums">{times}</dd>
              </div>
            ))}
          </dl>
          <p className="border-line border-t pt-4 text-base sm:text-h3 sm:leading-snug">{note.missing}</p>
          <p>
            <span className="inline-block rounded-sheet bg-brand px-4 py-1.5 font-semibold text-brand-ink">
              {note.offer}
            </span>
          </p>
        </div>
      </div>
    </ScreenFigure>
  );
}
