import { ConversationList } from '@/components/agents/conversation-list';
import { DeskFrame } from '@/components/agents/desk-frame';
import { DeskRefresh } from '@/components/agents/desk-refresh';
import { DayEntries } from '@/components/agents/diary/day-entries';
import { EntryActions } from '@/components/agents/diary/entry-actions';
import { NumberList } from '@/components/agents/number-list';
import { OpenQuestions } from '@/components/agents/open-questions';
import { NextSteps } from '@/components/agents/today/next-steps';
import { OpenRequests } from '@/components/agents/today/open-requests';
import { TodaySection } from '@/components/agents/today/today-section';
import { KeepFocus } from '@/components/ui/keep-focus';
import { requireAgent } from '@/lib/agents/access';
import { listConversations } from '@/lib/agents/conversations/queries';
import { findReadingState } from '@/lib/agents/own-reading';
import { dayLabel } from '@/lib/agents/requests/when/when-label';
import { findToday } from '@/lib/agents/today';
import { agentDay } from '@/lib/content/pages/agent-day';
import { agentsPage } from '@/lib/content/pages/agents';
import { formatMoment } from '@/lib/format';
import { hiddenPage } from '@/lib/seo/metadata';
import { addDays } from '@/lib/text/zoned-time';

const copy = agentDay.today;

export const metadata = hiddenPage(copy.title);

/** What the state of its website's reading is. */
async function describeReading(agentId: string): Promise<string> {
  const { reading: readingCopy } = agentsPage;
  const reading = await findReadingState(agentId);
  if (!reading?.finishedAt) return readingCopy.running;
  return (reading.status === 'failed' ? readingCopy.failed : readingCopy.done)(formatMoment(reading.finishedAt));
}

/** What waits for an owner: requests, customers, questions; what is on today, and what was yesterday. */
export default async function TodayPage({ params }: PageProps<'/agents/[id]'>) {
  const { id } = await params;
  const { agent } = await requireAgent(id, `/agents/${encodeURIComponent(id)}`);
  const today = await findToday(agent);
  const { conversations: waiting } = await listConversations(agent.id, { show: 'waiting' });
  const { requests, questions, questionCount, entries, decided, yesterday } = today;
  const waits = { requests: requests.length, waiting: waiting.length, questions: questionCount };
  const isNothing = Object.values(waits).every((count) => count === 0);
  const here = `/agents/${agent.id}`;
  return (
    <DeskFrame agent={agent} here="today" title={copy.title}>
      <DeskRefresh agentId={agent.id} />
      <div className="-mt-5 grid gap-1">
        <p className="text-muted">{dayLabel(today.day)}</p>
        <p role="status" className="text-lead">
          {copy.waits(waits)}
        </p>
        {isNothing ? (
          <p className="max-w-[60ch] text-muted">{today.hasConversations ? copy.none : copy.quiet}</p>
        ) : null}
      </div>
      {today.hasConversations ? null : <NextSteps agent={agent} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-12">
        <KeepFocus className="grid grid-cols-[minmax(0,1fr)] content-start gap-12 empty:hidden lg:col-span-7">
          {waiting.length > 0 ? (
            <TodaySection
              title={copy.waiting}
              count={waiting.length}
              link={{ href: `${here}/inbox?show=waiting`, label: copy.allWaiting }}
            >
              <ConversationList conversations={waiting} agentId={agent.id} query="?show=waiting" />
            </TodaySection>
          ) : null}
          {requests.length > 0 ? (
            <TodaySection title={copy.requests} count={requests.length}>
              <OpenRequests agent={agent} requests={requests} />
            </TodaySection>
          ) : null}
          {questions.length > 0 ? (
            <TodaySection
              title={copy.questions}
              count={questionCount}
              link={{ href: `${here}/teach`, label: copy.allQuestions }}
            >
              <OpenQuestions agentId={agent.id} returnTo={here} questions={questions} />
            </TodaySection>
          ) : null}
          {decided.length > 0 ? (
            <TodaySection title={copy.decided}>
              <DayEntries entries={decided} timeZone={agent.timeZone} isAlone>
                {(entry) => <EntryActions agent={agent} entry={entry} returnTo={here} isAlone />}
              </DayEntries>
            </TodaySection>
          ) : null}
        </KeepFocus>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12 lg:col-span-5">
          {today.hasConversations ? (
            <>
              <TodaySection title={copy.diary} link={{ href: `${here}/diary`, label: copy.toDiary }}>
                {entries.length > 0 ? (
                  <DayEntries entries={entries} timeZone={agent.timeZone} />
                ) : (
                  <p className="text-muted">{copy.nothingOn}</p>
                )}
              </TodaySection>
              <TodaySection
                title={copy.yesterday}
                link={{ href: `${here}/week?of=${addDays(today.day, -1)}`, label: copy.toWeek }}
              >
                {yesterday.conversations + yesterday.requests > 0 ? (
                  <NumberList numbers={yesterday} isShort />
                ) : (
                  <p className="text-muted">{copy.nobody}</p>
                )}
              </TodaySection>
            </>
          ) : null}
          {agent.state === 'ended' ? null : (
            <p className="max-w-[60ch] text-base text-muted">{await describeReading(agent.id)}</p>
          )}
        </div>
      </div>
    </DeskFrame>
  );
}
