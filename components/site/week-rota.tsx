type Week = {
  caption: string;
  days: readonly string[];
  opensAt: number;
  closesAt: number;
  closedDays: readonly string[];
  /** What the colours mean: the staffed hours, the others, and those of the AI employee. */
  legend: Record<'open' | 'closed' | 'agent', string>;
};

/** The hours at the quarters of a day. */
const hourMarks = [0, 6, 12, 18];

const legend = [
  ['open', 'bg-brand'],
  ['closed', 'bg-line'],
  ['agent', 'bg-accent'],
] as const;

/** A week as a rota: a bar of twenty-four hours per day with the staffed hours filled in, above the hours of an AI employee. The caption says the same in text. */
export function WeekRota({ week }: { week: Week }) {
  return (
    <figure className="rounded-sheet border border-line bg-card p-5 shadow-sheet sm:p-7">
      <div aria-hidden="true" className="grid grid-cols-[3rem_1fr] gap-y-1.5 tabular-nums">
        <span />
        <div className="mb-1 grid h-6 grid-cols-4 text-base text-muted">
          {hourMarks.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        {week.days.map((day) => (
          <div key={day} className="contents">
            <span className="text-base leading-8">{day}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 32"
              preserveAspectRatio="none"
              className="h-8 w-full forced-color-adjust-none"
            >
              <rect width={24} height={18} className="fill-line" />
              {week.closedDays.includes(day) ? null : (
                <rect x={week.opensAt} width={week.closesAt - week.opensAt} height={18} className="fill-brand" />
              )}
              <rect y={20} width={24} height={8} className="fill-accent" />
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="mt-5 border-line border-t pt-3 text-base">
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {legend.map(([name, colour]) => (
            <li key={name} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-4 rounded-[3px] forced-color-adjust-none ${colour}`} />
              {week.legend[name]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
