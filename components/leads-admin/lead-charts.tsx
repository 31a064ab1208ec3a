import type { LeadStatistics } from '@/lib/leads/queries';
import { plural } from '@/lib/text/plural';

const dayFormat = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayName = (day: string) => dayFormat.format(new Date(`${day}T12:00:00Z`));

/** Leads per day over the last 30 days as a bar chart; the text below has the numbers for screen readers. */
function Days({ days }: { days: LeadStatistics['days'] }) {
  const most = Math.max(1, ...days.map((day) => day.count));
  const total = days.reduce((sum, day) => sum + day.count, 0);
  const first = days[0];
  const last = days.at(-1);
  return (
    <figure>
      <h2 className="mb-2 text-h3">Leads a day</h2>
      <svg
        viewBox="0 0 300 60"
        className="block w-full"
        role="img"
        aria-label={`${total} leads in the last 30 days, at most ${most} on one day`}
      >
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index * 10 + 1}
            y={58 - (count / most) * 54}
            width={8}
            height={Math.max(1, (count / most) * 54)}
            className={count > 0 ? 'fill-brand' : 'fill-line'}
          >
            <title>{`${dayName(day)}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="mt-1 flex justify-between text-base text-muted tabular-nums">
        <span>{first ? dayName(first.day) : null}</span>
        <span>{plural(total, 'lead')} in 30 days</span>
        <span>{last ? dayName(last.day) : null}</span>
      </figcaption>
    </figure>
  );
}

function Sources({ sources }: { sources: LeadStatistics['sources'] }) {
  const most = Math.max(1, ...sources.map(({ count }) => count));
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="mb-2 text-h3">
        Leads by source, last 30 days
      </h2>
      <dl className="grid content-start gap-1.5">
        {sources.map(({ source, count }) => (
          <div key={source} className="grid grid-cols-[9rem_1fr_3rem] items-center gap-3 text-base">
            <dt className="truncate">{source}</dt>
            <dd aria-hidden="true">
              <svg aria-hidden="true" viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" className="block h-3 w-full">
                <rect width={count} height={1} className="fill-brand" />
              </svg>
            </dd>
            <dd className="text-right tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** With fewer leads, the list itself says more than a chart. */
const ENOUGH_FOR_A_CHART = 10;

/** The number of leads of the last 30 days, by day and by source. */
export function LeadCharts({ days, sources }: LeadStatistics) {
  if (days.reduce((sum, { count }) => sum + count, 0) < ENOUGH_FOR_A_CHART) return null;
  return (
    <div className="mt-12 grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <Days days={days} />
      <Sources sources={sources} />
    </div>
  );
}
