import { notFound } from 'next/navigation';
import { z } from 'zod';
import { AdminPage } from '@/components/admin/admin-page';
import { PressForm } from '@/components/agents/press-form';
import { RecordList } from '@/components/agents/settings/record-list';
import { ExtendForm, HelpForm } from '@/components/agents-admin/agent-forms';
import { PasskeyNeeded } from '@/components/agents-admin/passkey-needed';
import { Facts } from '@/components/leads-admin/lead-facts';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import {
  closeReportsAction,
  endByUsAction,
  makeClientAction,
  pauseByUsAction,
  proveByUsAction,
  reopenByUsAction,
  resumeByUsAction,
} from '@/lib/agents/company/actions';
import { requireAgentsAdmin } from '@/lib/agents/company/guard';
import { findAnyAgent } from '@/lib/agents/company/queries';
import { agentRecord } from '@/lib/agents/record';
import { reopensAs } from '@/lib/agents/settings/lifecycle';
import { nextMoment, stateLabel } from '@/lib/agents/states';
import { agentsAdmin as copy } from '@/lib/content/pages/agents-admin';
import { formatMoment } from '@/lib/format';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage('Agent');

type Found = NonNullable<Awaited<ReturnType<typeof findAnyAgent>>>;

const when = (moment: Date | null) => moment && formatMoment(moment);

const factsOf = (agent: Found) =>
  [
    ['State', [stateLabel(agent), nextMoment(agent) && copy.until(nextMoment(agent))].filter(Boolean).join(', ')],
    ['Website', agent.domain],
    ['Page of the chat', <a key="chat" href={`/chat/${agent.key}`} className="link">{`/chat/${agent.key}`}</a>],
    [
      'Lead',
      agent.lead ? (
        <Link key="lead" href={`/leads-admin/${agent.lead.id}`} prefetch={false} className="link">
          {agent.lead.businessName || agent.lead.name}
        </Link>
      ) : null,
    ],
    ['Control', agent.controlBy ? copy.control[agent.controlBy] : copy.unproved],
    ['Questions, 30 days', `${agent.questions}, of which answered: ${agent.answered}`],
    ['Conversations', agent._count.conversations],
    ['Requests', agent._count.requests],
    ['Taught answers', agent._count.taught],
    ['Taken over', when(agent.adoptedAt)],
    ['Live since', when(agent.liveAt)],
    ['Ended', when(agent.endedAt)],
    [copy.members, agent.members.map(({ user, role }) => `${user.email} (${role})`).join('\n')],
    ['Number', agent.id],
  ] as const;

/** What somebody has reported about an agent. */
function Reports({ agent: { id, reports } }: { agent: Found }) {
  if (reports.length === 0) return null;
  return (
    <Alert tone="danger" role="note" title={`${copy.reasons.reported} (${reports.length})`} className="mb-8">
      <ul className="ml-5 list-disc">
        {reports.map((report) => (
          <li key={report.id} className="wrap-anywhere">
            {report.text || copy.reports.none} <span className="text-muted">{formatMoment(report.createdAt)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <PressForm
          action={closeReportsAction}
          returnTo={`/agents-admin/${id}`}
          hidden={{ agent: id }}
          label={copy.reports.done}
        />
      </div>
    </Alert>
  );
}

/** What our people may do with an agent in its state. */
function Actions({ agent }: { agent: Found }) {
  const { id, state, isPaused, controlledAt, endsAt } = agent;
  const press = { returnTo: `/agents-admin/${id}`, hidden: { agent: id } };
  const isLive = state === 'trial' || state === 'client';
  const canReopen = reopensAs(agent, 'us') !== undefined;
  return (
    <section className="grid justify-items-start gap-5">
      {controlledAt || state === 'ended' ? null : <PressForm action={proveByUsAction} {...press} label={copy.prove} />}
      {state !== 'client' && controlledAt ? (
        <PressForm action={makeClientAction} {...press} label={copy.client} />
      ) : null}
      {isLive && !isPaused ? <PressForm action={pauseByUsAction} {...press} label={copy.pause} /> : null}
      {isLive && isPaused ? (
        <PressForm action={resumeByUsAction} {...press} label={copy.resume} variant="primary" />
      ) : null}
      {canReopen ? <PressForm action={reopenByUsAction} {...press} label={copy.reopen} variant="primary" /> : null}
      {endsAt && (state === 'trial' || state === 'ended') ? (
        <ExtendForm agentId={id} isOver={state === 'ended'} />
      ) : null}
      {isLive ? <PressForm action={endByUsAction} {...press} label={copy.end} variant="danger" /> : null}
    </section>
  );
}

/** One agent for our people: its state and figures, never the words of its customers. */
export default async function AgentAdminPage({ params }: PageProps<'/agents-admin/[id]'>) {
  const { id } = await params;
  if (!(await requireAgentsAdmin(`/agents-admin/${encodeURIComponent(id)}`))) return <PasskeyNeeded />;
  const agent = z.uuid().safeParse(id).success ? await findAnyAgent(id) : undefined;
  if (!agent) notFound();
  const looks = agent.reasons.filter((reason) => reason !== 'reported').map((reason) => copy.reasons[reason]);
  return (
    <AdminPage title={agent.name || agent.domain}>
      <p className="-mt-4 mb-6">
        <Link href="/agents-admin" prefetch={false} className="link inline-block py-2">
          {copy.all}
        </Link>
      </p>
      <Reports agent={agent} />
      {looks.length > 0 ? <Alert tone="warning" role="note" title={looks.join(' · ')} className="mb-8" /> : null}
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="grid content-start gap-10 lg:col-span-7">
          <Facts facts={factsOf(agent)} />
          <section>
            <h2 className="mb-3 text-h3">{copy.record}</h2>
            <RecordList entries={await agentRecord(agent.id)} />
          </section>
        </div>
        <div className="grid content-start gap-10 lg:col-span-5">
          {agent.deletedAt ? null : (
            <>
              <section className="grid gap-3">
                <h2 className="text-h3">{copy.help.title}</h2>
                <p className="text-base text-muted">{copy.help.text}</p>
                <HelpForm agentId={agent.id} />
              </section>
              <Actions agent={agent} />
            </>
          )}
        </div>
      </div>
    </AdminPage>
  );
}
