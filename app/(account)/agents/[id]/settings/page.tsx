import { z } from 'zod';
import { DeskFrame } from '@/components/agents/desk-frame';
import { PressForm } from '@/components/agents/press-form';
import { Colleagues } from '@/components/agents/settings/colleagues';
import { InviteForm } from '@/components/agents/settings/invite-form';
import { LeaveForm } from '@/components/agents/settings/leave-form';
import { LookForm } from '@/components/agents/settings/look-form';
import { MailForm } from '@/components/agents/settings/mail-form';
import { OffSection } from '@/components/agents/settings/off-section';
import { PeopleForm } from '@/components/agents/settings/people-form';
import { PrivacyForm } from '@/components/agents/settings/privacy-form';
import { RecordList } from '@/components/agents/settings/record-list';
import { SitesForm } from '@/components/agents/settings/sites-form';
import { AccountSection } from '@/components/auth/account-section';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { type AgentAccess, requireAgent } from '@/lib/agents/access';
import { restoreMemberAction } from '@/lib/agents/colleagues/actions';
import { listInvitations } from '@/lib/agents/colleagues/invitations';
import { findRemoved, listMembers } from '@/lib/agents/colleagues/roles';
import { settingsPath } from '@/lib/agents/owner-action';
import { peopleSentence } from '@/lib/agents/people-hours';
import { agentRecord } from '@/lib/agents/record';
import { settingsPage as copy } from '@/lib/content/pages/agent-settings';
import { env } from '@/lib/env';
import { hiddenPage } from '@/lib/seo/metadata';
import { parseUrl } from '@/lib/text/parse-url';

export const metadata = hiddenPage(copy.title);

const sections = ['look', 'people', 'mail', 'colleagues', 'sites', 'privacy', 'record', 'off'] as const;

type Query = { notice: string; member: string };

/** What was just done to the colleagues. The removal of one can be undone here. */
async function ColleagueNotice({ agentId, notice, member }: { agentId: string } & Query) {
  const text = copy.colleagueNotices[notice];
  if (!text) return null;
  const removed =
    notice === 'removed' && z.uuid().safeParse(member).success ? await findRemoved(agentId, member) : undefined;
  return (
    <Alert tone="success" title={text}>
      {removed ? (
        <div className="mt-3">
          <PressForm
            action={restoreMemberAction}
            returnTo={settingsPath(agentId)}
            hidden={{ agent: agentId, member: removed.userId }}
            label={copy.colleagues.undo}
            description={removed.user.email}
          />
        </div>
      ) : null}
    </Alert>
  );
}

/** Everything that an owner sets. */
async function OwnerSections({ agent, user, query }: AgentAccess & { query: Query }) {
  const to = { agentId: agent.id, returnTo: settingsPath(agent.id) };
  const { name, greeting, colour, side } = agent;
  const members = await listMembers(agent.id);
  const invitations = await listInvitations(agent.id);
  const record = await agentRecord(agent.id);
  const said = peopleSentence(agent);
  const offNotice = copy.offNotices[query.notice];
  const model = env.answersModel && {
    name: env.answersModel.model,
    host: parseUrl(env.answersModel.url)?.hostname ?? env.answersModel.url,
  };
  return (
    <>
      <AccountSection id="look" title={copy.look.title} text={copy.look.text}>
        <LookForm {...to} look={{ name, greeting, colour, side }} domain={agent.domain} />
      </AccountSection>
      <AccountSection id="people" title={copy.people.title} text={copy.people.text}>
        <PeopleForm {...to} hours={agent} />
        <p className="max-w-[60ch] text-base text-muted">
          {said ? `${copy.people.said}: “${said}”` : copy.people.none}
        </p>
      </AccountSection>
      <AccountSection id="mail" title={copy.mail.title} text={copy.mail.text}>
        <MailForm
          {...to}
          members={members.map(({ userId, isTold, email, displayName }) => ({
            userId,
            isTold,
            name: displayName ? `${displayName} (${email})` : email,
          }))}
          quietFrom={agent.quietFrom}
          quietTo={agent.quietTo}
          isWordless={agent.isWordless}
        />
      </AccountSection>
      <AccountSection id="colleagues" title={copy.colleagues.title} text={copy.colleagues.text}>
        <ColleagueNotice agentId={agent.id} {...query} />
        <Colleagues {...to} ownId={user.id} members={members} invitations={invitations} />
        <h3 className="mt-2 font-semibold">{copy.colleagues.invite}</h3>
        <InviteForm {...to} />
        {members.filter(({ role }) => role === 'owner').length > 1 ? (
          <details>
            <summary className="link inline-block py-2">{copy.colleagues.leave}</summary>
            <LeaveForm {...to} />
          </details>
        ) : null}
      </AccountSection>
      <AccountSection id="sites" title={copy.sites.title} text={copy.sites.text}>
        <SitesForm {...to} sites={agent.allowedSites} />
      </AccountSection>
      <AccountSection id="privacy" title={copy.privacy.title} text={copy.privacy.text}>
        <PrivacyForm {...to} retentionDays={agent.retentionDays} isModelOff={agent.isModelOff} model={model} />
        <p className="text-base">
          <Link href="/processor-terms#others" className="link py-2" prefetch={false}>
            {copy.privacy.terms}
          </Link>
        </p>
      </AccountSection>
      <AccountSection id="record" title={copy.record.title} text={copy.record.text}>
        {record.length > 0 ? <RecordList entries={record} /> : <p className="text-muted">{copy.record.none}</p>}
      </AccountSection>
      <AccountSection id="off" title={copy.off.title} text={copy.off.text}>
        {offNotice ? <Alert tone="success" title={offNotice} /> : null}
        <OffSection agent={agent} returnTo={to.returnTo} />
      </AccountSection>
    </>
  );
}

/** The settings of an agent for its owners. A member can leave here; our people see who did what. */
export default async function SettingsPage({ params, searchParams }: PageProps<'/agents/[id]/settings'>) {
  const { id } = await params;
  const access = await requireAgent(id, settingsPath(id));
  const { agent, role } = access;
  const { notice, member } = await searchParams;
  const isOwner = role === 'owner';
  return (
    <DeskFrame agent={agent} here="settings" title={copy.title}>
      {isOwner ? (
        <>
          <nav aria-label={copy.contents} className="-mt-3 flex flex-wrap gap-x-5 text-base">
            {sections.map((section) => (
              <a key={section} href={`#${section}`} className="link py-1.5">
                {copy[section].title}
              </a>
            ))}
          </nav>
          <div>
            <OwnerSections {...access} query={{ notice: String(notice), member: String(member) }} />
          </div>
        </>
      ) : (
        <AccountSection id="leave" title={copy.colleagues.leave}>
          <LeaveForm agentId={agent.id} returnTo={settingsPath(agent.id)} />
        </AccountSection>
      )}
    </DeskFrame>
  );
}
