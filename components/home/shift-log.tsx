export type ShiftLogEntry = { time: string; channel: string; text: string };

/** The night shift, set like a page of a desk diary: what was dealt with while the shop was closed. An illustration, and it says so. */
export function ShiftLog({
  title,
  date,
  note,
  entries,
  signOff,
}: {
  title: string;
  date: string;
  note: string;
  entries: readonly ShiftLogEntry[];
  signOff: string;
}) {
  return (
    <figure className="relative rounded-sheet bg-night text-night-ink shadow-sheet">
      <div className="flex items-baseline justify-between gap-4 border-night-line border-b-2 px-5 pt-5 pb-4 sm:px-7">
        <p className="font-display font-semibold text-h3">{title}</p>
        <p className="text-base text-night-muted tabular-nums">{date}</p>
      </div>
      <ol className="ruled px-5 sm:px-7">
        {entries.map((entry) => (
          <li key={entry.time} className="grid grid-cols-[3.75rem_1fr] gap-x-3 py-2.5">
            <time className="font-display font-semibold text-accent tabular-nums">{entry.time}</time>
            <p className="leading-snug">
              {entry.text} <span className="whitespace-nowrap text-base text-night-muted">{entry.channel}</span>
            </p>
          </li>
        ))}
      </ol>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-night-line border-t-2 px-5 py-4 text-base text-night-muted sm:px-7">
        <span>{signOff}</span>
        <span>{note}</span>
      </figcaption>
    </figure>
  );
}
