const dayFormat = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayName = (day: string) => dayFormat.format(new Date(`${day}T12:00:00Z`));

const HEIGHT = 60;
const WIDTH = 300;

/**
 * Counts a day as bars; `label` has the numbers for screen readers.
 * @param summary stands below, between the first and the last day
 */
export function DayChart({
  days,
  label,
  summary,
}: {
  days: readonly { day: string; count: number }[];
  label: string;
  summary: string;
}) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const [first, last, width] = [days[0], days.at(-1), WIDTH / Math.max(1, days.length)];
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" role="img" aria-label={label}>
        {days.map(({ day, count }, index) => {
          const height = Math.max(1, (count / most) * (HEIGHT - 6));
          return (
            <rect
              key={day}
              x={index * width + width * 0.1}
              y={HEIGHT - 2 - height}
              width={width * 0.8}
              height={height}
              className={count > 0 ? 'fill-brand' : 'fill-line'}
            >
              <title>{`${dayName(day)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-1 flex justify-between text-base text-muted tabular-nums">
        <span>{first ? dayName(first.day) : null}</span>
        <span>{summary}</span>
        <span>{last ? dayName(last.day) : null}</span>
      </p>
    </>
  );
}
