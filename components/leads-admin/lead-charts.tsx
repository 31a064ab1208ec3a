import { DayChart } from '@/components/ui/day-chart';
import type { LeadStatistics } from '@/lib/leads/queries';
import { plural } from '@/lib/text/plural';

/** Leads per day over the last 30 days as a bar chart. */
function Days({ days }: { days: LeadStatistics['days'] }) {
  const most = Math.max(1, ...days.map((day) => day.count));
  const total = days.reduce((sum, day) => sum + day.count, 0);
  return (
    <section aria-labelledby="lead-days">
      <h2 id="lead-days" className="mb-2 text-h3">
        Leads a day
      </h2>
      <DayChart
        days={days}
        label={`${total} leads in the last 30 days, at most ${most} on one day`}
        summary={`${plural(total, 'lead')} in 30 days`}
      />
    </section>
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
