import { DeskFrame } from '@/components/agents/desk-frame';
import { DeskRefresh } from '@/components/agents/desk-refresh';
import { CalendarAddress } from '@/components/agents/diary/calendar-address';
import { DayEntries } from '@/components/agents/diary/day-entries';
import { EntryActions } from '@/components/agents/diary/entry-actions';
import { TodaySection } from '@/components/agents/today/today-section';
import { Alert } from '@/components/ui/alert';
import { KeepFocus } from '@/components/ui/keep-focus';
import { Link } from '@/components/ui/link';
import { requireAgent } from '@/lib/agents/access';
import { calendarUrl, findCalendarKey } from '@/lib/agents/diary/calendar-key';
import { findDiary } from '@/lib/agents/diary/diary';
import { dayLabel } from '@/lib/agents/requests/when/when-label';
import { agentDay } from '@/lib/content/pages/agent-day';
import { hiddenPage } from '@/lib/seo/metadata';
import { addDays } from '@/lib/text/zoned-time';

const copy = agentDay.diary;

export const metadata = hiddenPage(copy.title);

/** "Today", "Tomorrow", or the date. */
function headingOf(day: string, today: string): string {
  if (day === today) return `${copy.today}, ${dayLabel(day)}`;
  return day === addDays(today, 1) ? `${copy.tomorrow}, ${dayLabel(day)}` : dayLabel(day);
}

/** Accepted bookings by day, those without one, and the address to subscribe to. */
export default async function DiaryPage({ params, searchParams }: PageProps<'/agents/[id]/diary'>) {
  const { id } = await params;
  const { agent, user } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/diary`);
  const { show, calendar } = await searchParams;
  const isPast = show === 'past';
  const { today, days, undated, cancelled } = await findDiary(agent, { isPast });
  const key = await findCalendarKey(agent.id, user.id);
  const here = `/agents/${agent.id}/diary`;
  return (
    <DeskFrame agent={agent} here="diary" title={copy.title}>
      <DeskRefresh agentId={agent.id} />
      <p className="-mt-5 flex flex-wrap gap-x-6 text-muted">
        <span className="py-2">{isPast ? copy.before : copy.lead}</span>
        <Link href={isPast ? here : `${here}?show=past`} prefetch={false} className="link py-2">
          {isPast ? copy.ahead : copy.before}
        </Link>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-12">
        <KeepFocus className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 lg:col-span-7">
          {undated.length > 0 ? (
            <TodaySection title={copy.undated} count={undated.length}>
              <p className="max-w-[60ch] text-muted">{copy.undatedText}</p>
              <DayEntries entries={undated} timeZone={agent.timeZone}>
                {(entry) => <EntryActions agent={agent} entry={entry} />}
              </DayEntries>
            </TodaySection>
          ) : null}
          {days.length === 0 ? <p className="max-w-[60ch] text-lead text-muted">{copy.empty}</p> : null}
          {days.map(({ day, entries }) => (
            <TodaySection key={day} title={headingOf(day, today)}>
              <DayEntries entries={entries} timeZone={agent.timeZone}>
                {(entry) => <EntryActions agent={agent} entry={entry} />}
              </DayEntries>
            </TodaySection>
          ))}
          {cancelled.length > 0 ? (
            <TodaySection title={copy.cancelled}>
              <DayEntries entries={cancelled} timeZone={agent.timeZone} isAlone>
                {(entry) => <EntryActions agent={agent} entry={entry} isAlone />}
              </DayEntries>
            </TodaySection>
          ) : null}
        </KeepFocus>
        <section
          id="calendar"
          aria-labelledby="calendar-title"
          className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] content-start gap-4 lg:col-span-5"
        >
          <h2 id="calendar-title" className="text-h3">
            {agentDay.calendar.title}
          </h2>
          {calendar === 'new' && key ? <Alert tone="success" title={agentDay.calendar.made} /> : null}
          <p className="max-w-[60ch]">{agentDay.calendar.text}</p>
          <CalendarAddress agentId={agent.id} url={key && calendarUrl(key)} />
        </section>
      </div>
    </DeskFrame>
  );
}
