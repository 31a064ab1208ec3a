import { notFound } from 'next/navigation';
import { z } from 'zod';
import { AdminPage } from '@/components/admin/admin-page';
import { Facts, History } from '@/components/leads-admin/lead-facts';
import { EraseForm, NoteForm, PlanForm, SpamForm } from '@/components/leads-admin/lead-forms';
import { MarkContacted, ReplyLink, StatusForm } from '@/components/leads-admin/lead-status';
import { StatusMark } from '@/components/leads-admin/status-mark';
import { Alert } from '@/components/ui/alert';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { KeepFocus } from '@/components/ui/keep-focus';
import { Link } from '@/components/ui/link';
import { agentsOfLead } from '@/lib/agents/company/queries';
import { readDraft } from '@/lib/agents/preview/draft';
import { stateLabel } from '@/lib/agents/states';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { formatMoment } from '@/lib/format';
import { type LeadField, leadFieldList } from '@/lib/leads/fields';
import { leadEmailLabels } from '@/lib/leads/mails';
import { kindLabels, statusLabels } from '@/lib/leads/messages';
import { findLead, listOwners, nextLead } from '@/lib/leads/queries';
import { replyUrl } from '@/lib/leads/reply-url';
import { spamReasonText } from '@/lib/leads/spam';
import { shownValue } from '@/lib/leads/submission-text';
import { hiddenPage } from '@/lib/seo/metadata';
import { labelOf } from '@/lib/text/label';
import { mailtoUrl } from '@/lib/text/mailto-url';
import { plural } from '@/lib/text/plural';
import { telUrl } from '@/lib/text/tel-url';

export const metadata = hiddenPage('Lead');

type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>;

const mailStates = {
  queued: 'queued',
  sent: 'sent',
  skipped: 'not sent: the address has unsubscribed',
  failed: 'failed',
} as const;

export default async function LeadPage({ params }: PageProps<'/leads-admin/[id]'>) {
  const { id } = await params;
  await requireAdmin(`/leads-admin/${id}`);
  const lead = z.uuid().safeParse(id).success ? await findLead(id) : null;
  if (!lead) notFound();
  const name = lead.anonymisedAt ? 'Name removed' : lead.name;
  const next = await nextLead(lead);
  return (
    <AdminPage title={name} actions={<StatusMark status={lead.status} />}>
      <p className="-mt-4 mb-6">
        <Link
          href={lead.isSpam ? '/leads-admin?spam=1' : '/leads-admin'}
          prefetch={false}
          className="link inline-block py-2"
        >
          All leads
        </Link>
      </p>
      {lead.isSpam ? <Quarantine id={id} reasons={lead.spamReasons} /> : null}
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="grid content-start gap-10 lg:col-span-7">
          <NextSteps lead={lead} next={next} />
          <Facts facts={factsOf(lead)} />
          <Answers lead={lead} />
          <History title="Notes" empty="No notes yet." entries={notesOf(lead)} />
          <NoteForm id={id} />
        </div>
        <div className="grid content-start gap-10 lg:col-span-5">
          <StatusForm lead={lead} />
          <PlanForm
            id={id}
            owner={lead.ownerId ?? ''}
            due={lead.dueOn?.toISOString().slice(0, 10) ?? ''}
            owners={await listOwners()}
          />
          <LeadAgents agents={await agentsOfLead(id)} />
          <History title="History" empty="The status has not changed." entries={changesOf(lead)} />
          <History title="E-mails" empty="No e-mails yet." entries={mailsOf(lead)} />
          {lead.isSpam ? null : <SpamForm id={id} isSpam={false} />}
          <EraseForm id={id} name={name} />
        </div>
      </div>
    </AdminPage>
  );
}

type Next = Awaited<ReturnType<typeof nextLead>>;

/** What they wrote, and what usually comes next: a reply, a call, a look at the website, and the next lead. */
function NextSteps({ lead, next }: { lead: Lead; next: Next }) {
  const { id, phone, businessUrl, status } = lead;
  return (
    <div className="grid gap-5">
      {lead.message ? <p className="text-lead whitespace-pre-line wrap-anywhere">{lead.message}</p> : null}
      <KeepFocus className="flex flex-wrap gap-3">
        {lead.anonymisedAt ? null : (
          <>
            <ReplyLink lead={lead} href={replyUrl(lead)} size="sm" />
            {phone ? (
              <a href={telUrl(phone)} className={buttonClass({ size: 'sm', variant: 'quiet' })}>
                Call {phone}
              </a>
            ) : null}
            {status === 'new' ? <MarkContacted lead={lead} returnTo={`/leads-admin/${id}`} size="sm" /> : null}
          </>
        )}
        {next ? (
          <ButtonLink href={`/leads-admin/${next.id}`} size="sm" variant="quiet" prefetch={false}>
            Next: {next.name} ({next.waiting} waiting)
          </ButtonLink>
        ) : (
          <p className="self-center text-muted">No other lead is waiting.</p>
        )}
        {businessUrl && !lead.anonymisedAt ? (
          <ButtonLink
            href={`/scraper?${new URLSearchParams({ url: businessUrl })}`}
            size="sm"
            variant="quiet"
            prefetch={false}
          >
            Read this website now
          </ButtonLink>
        ) : null}
      </KeepFocus>
    </div>
  );
}

/** What the website of a trial answers, and what its owner says to what it leaves open. */
function Answers({ lead }: { lead: Lead }) {
  const draft = readDraft(lead.draft);
  const answers = new Map(lead.answers.map(({ question, answer }) => [question, answer]));
  const open = draft?.open.filter((question) => !answers.has(question)) ?? [];
  if (!draft && answers.size === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-h3">For the agent to know</h2>
      {draft ? (
        <p className="mb-3 text-muted">
          The website answers {draft.answered} of {plural(draft.asked, 'question')}.
        </p>
      ) : null}
      <Facts facts={[...answers, ...open.map((question) => [question, 'Not answered yet'] as const)]} />
    </section>
  );
}

/** The agents that its website became. */
function LeadAgents({ agents }: { agents: Awaited<ReturnType<typeof agentsOfLead>> }) {
  if (agents.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-h3">Agent</h2>
      <ul className="grid gap-1">
        {agents.map((agent) => (
          <li key={agent.id}>
            <Link href={`/agents-admin/${agent.id}`} prefetch={false} className="link inline-block py-1 wrap-anywhere">
              {agent.name} ({agent.domain})
            </Link>{' '}
            {stateLabel(agent)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its button comes first on the page, since the daily digest links here. */
function Quarantine({ id, reasons }: { id: string; reasons: readonly string[] }) {
  return (
    <Alert tone="danger" role="note" className="mb-8" title="Held as possible spam. No e-mails yet.">
      <ul className="ml-5 list-disc">
        {reasons.map((reason) => (
          <li key={reason}>{labelOf(spamReasonText, reason)}</li>
        ))}
      </ul>
      <div className="mt-3">
        <SpamForm id={id} isSpam />
      </div>
    </Alert>
  );
}

/** What leads on to the sender: the href of a link by the type of its field. */
const hrefs: Partial<Record<LeadField['type'], (value: string) => string>> = {
  email: mailtoUrl,
  tel: telUrl,
  url: (value) => value,
};

function LeadValue({ value, type }: { value: string; type: LeadField['type'] }) {
  const href = hrefs[type]?.(value);
  return href ? (
    <a href={href} rel={type === 'url' ? 'noreferrer nofollow' : undefined} className="link">
      {value}
    </a>
  ) : (
    value
  );
}

const fieldFacts = (lead: Lead) =>
  leadFieldList()
    .filter(([name]) => name !== 'name' && name !== 'message')
    .map(([name, field]) => {
      const value = shownValue(lead, name, field);
      return [field.label, value ? <LeadValue key={name} value={value} type={field.type} /> : null] as const;
    });

const factsOf = (lead: Lead) =>
  [
    ...fieldFacts(lead),
    ['Kind', kindLabels[lead.kind]],
    ['Received', formatMoment(lead.createdAt)],
    ['Sent from', lead.page],
    ['Source', lead.source],
    ['First page', lead.landingPage],
    ['Referring site', lead.referrerHost],
    [
      'Campaign',
      Object.entries(lead.campaign ?? {})
        .map(([key, value]) => `${key}: ${value}`)
        .join('\n'),
    ],
    ['Consent', `${lead.consentVersion}, ${formatMoment(lead.consentAt)}`],
    ['CRM', lead.webhookSentAt ? `notified ${formatMoment(lead.webhookSentAt)}` : lead.webhookError],
    ['Name removed', lead.anonymisedAt ? formatMoment(lead.anonymisedAt) : null],
  ] as const;

const notesOf = ({ notes }: Lead) =>
  notes.map(({ id, text, author, createdAt }) => ({ id, text, meta: `${author}, ${formatMoment(createdAt)}` }));

const changesOf = ({ statusChanges }: Lead) =>
  statusChanges.map(({ id, from, to, author, at }) => ({
    id,
    text: `${statusLabels[from]} → ${statusLabels[to]}`,
    meta: `${author}, ${formatMoment(at)}`,
  }));

const mailsOf = ({ mails }: Lead) =>
  mails.map(({ id, kind, status, sentAt, createdAt, lastError }) => ({
    id,
    text: labelOf(leadEmailLabels, kind),
    meta: [mailStates[status], formatMoment(sentAt ?? createdAt), lastError].filter(Boolean).join(', '),
  }));
