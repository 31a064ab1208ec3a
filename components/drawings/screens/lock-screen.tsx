import type { ScreenHandOver } from '@/lib/content/screens/screen';
import { ScreenFigure } from './screen-figure';

/** Screen 5: the hand-over on the owner's phone in the morning. The phone is cropped at its lower edge. */
export function LockScreen({ handOver, caption }: { handOver: ScreenHandOver; caption: string }) {
  const { time, date, from, summary, request, replies, question, teach } = handOver;
  return (
    <ScreenFigure caption={caption}>
      <div className="rounded-t-[2.75rem] border-8 border-ink border-b-0 bg-night px-3 pt-3 pb-3 text-night-ink sm:rounded-t-[4rem] sm:px-10 sm:pt-8 sm:pb-10 dark:border-control">
        <span
          aria-hidden="true"
          className="mx-auto block h-3 w-20 rounded-full bg-ink dark:bg-card sm:mb-8 sm:h-7 sm:w-32"
        />
        <p className="text-center text-night-muted text-small sm:text-h3">{date}</p>
        <p className="text-center font-bold font-display text-[4rem] leading-none tabular-nums tracking-tight sm:text-[7.5rem]">
          {time}
        </p>
        <ul className="mt-3 grid gap-2 text-ink sm:mt-9 sm:gap-3">
          <li className="rounded-[1.25rem] bg-card px-4 py-3 sm:px-5 sm:py-4">
            <p className="flex items-center gap-2 text-muted text-small">
              <span aria-hidden="true" className="size-3 rounded-full bg-accent" />
              {from}
            </p>
            <p className="mt-1 leading-snug">{summary}</p>
          </li>
          <li className="rounded-[1.25rem] bg-card px-4 py-3 sm:px-5 sm:py-4">
            <p className="leading-snug">{request}</p>
            <p className="mt-3 flex flex-wrap gap-2 font-semibold text-base text-brand">
              {replies.map((reply) => (
                <span key={reply} className="rounded-full border border-control px-4 py-1">
                  {reply}
                </span>
              ))}
            </p>
          </li>
          {question ? (
            <li className="rounded-[1.25rem] bg-card px-4 py-3 max-sm:hidden sm:px-5 sm:py-4">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 leading-snug">
                {question}
                <span className="rounded-full border border-control px-4 py-1 font-semibold text-base text-brand">
                  {teach}
                </span>
              </p>
            </li>
          ) : null}
        </ul>
      </div>
    </ScreenFigure>
  );
}
