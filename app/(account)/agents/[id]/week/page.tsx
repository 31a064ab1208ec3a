import { z } from 'zod';
import { AskedList } from '@/components/agents/asked-list';
import { DeskFrame } from '@/components/agents/desk-frame';
import { NumberList } from '@/components/agents/number-list';
import { TodaySection } from '@/components/agents/today/today-section';
import { DayChart } from '@/components/ui/day-chart';
import { Link } from '@/components/ui/link';
import { requireAgent } from '@/lib/agents/access';
import { latestWeek, mondayOf } from '@/lib/agents/numbers/periods';
import { findWeek } from '@/lib/agents/numbers/week';
import { dayLabel } from '@/lib/agents/requests/when/when-label';
import { agentDay } from '@/lib/content/pages/agent-day';
import { describeChanges } from '@/lib/scraper-runs/run-difference';
import { hiddenPage } from '@/lib/seo/metadata';
import { plural } from '@/lib/text/plural';
import { addDays, zonedDay } from '@/lib/text/zoned-time';

const copy = agentDay.week;

export const metadata = hiddenPage(copy.title);

/** With fewer conversations, the numbers alone say more than a chart. */
const ENOUGH_FOR_A_CHART = 10;

const querySchema = z.object({ of: z.iso.date().optional().catch(undefined) });

/** The numbers of a week with what each means, what was asked, and what could not be answered: the same as in the weekly note. */
export default async function WeekPage({ params, searchParams }: PageProps<'/agents/[id]/week'>) {
  const { id } = await params;
  const { agent } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/week`);
  const now = new Date();
  const current = mondayOf(zonedDay(now, agent.timeZone));
  const { of: asked } = querySchema.parse(await searchParams);
  const wanted = mondayOf(asked ?? latestWeek(now, agent.timeZone).monday);
  const monday = wanted < current ? wanted : current;
  const week = await findWeek(agent, monday);
  const here = `/agents/${agent.id}/week`;
  const { conversations } = week.numbers;
  const most = Math.max(...week.days.map(({ count }) => count));
  return (
    <DeskFrame agent={agent} here="today" title={copy.of(dayLabel(monday), dayLabel(addDays(monday, 6)))}>
      <p className="-mt-5 flex flex-wrap gap-x-6 text-muted">
        <Link href={`${here}?of=${addDays(monday, -7)}`} prefetch={false} className="link py-2">
          {copy.earlier}
        </Link>
        {monday < current ? (
          <Link href={`${here}?of=${addDays(monday, 7)}`} prefetch={false} className="link py-2">
            {copy.later}
          </Link>
        ) : (
          <span className="py-2">{copy.running}</span>
        )}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12 lg:col-span-7">
          <TodaySection title={copy.numbers}>
            {conversations + week.numbers.requests === 0 ? (
              <p className="text-muted">{copy.nobody}</p>
            ) : (
              <NumberList numbers={week.numbers} />
            )}
          </TodaySection>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12 lg:col-span-5">
          {conversations >= ENOUGH_FOR_A_CHART ? (
            <TodaySection title={copy.days}>
              <div>
                <DayChart
                  days={week.days}
                  label={week.days.map(({ day, count }) => `${dayLabel(day)}: ${count}`).join(', ')}
                  summary={`at most ${plural(most, 'conversation')}`}
                />
              </div>
            </TodaySection>
          ) : null}
          <TodaySection title={copy.asked}>
            <AskedList questions={week.asked} none={copy.noneAsked} />
          </TodaySection>
          <TodaySection
            title={copy.open}
            link={week.open.length > 0 ? { href: `/agents/${agent.id}/teach`, label: copy.teach } : undefined}
          >
            <AskedList questions={week.open} none={copy.noneOpen} />
          </TodaySection>
          {week.changes ? (
            <TodaySection title={copy.changes} link={{ href: `/agents/${agent.id}/teach/pages`, label: copy.pages }}>
              <p>{describeChanges(week.changes)}.</p>
            </TodaySection>
          ) : null}
          <p className="text-base text-muted">{copy.note}</p>
        </div>
      </div>
    </DeskFrame>
  );
}
