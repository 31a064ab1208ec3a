import { notFound } from 'next/navigation';
import { z } from 'zod';
import { AdminPage } from '@/components/admin/admin-page';
import { Facts, History } from '@/components/leads-admin/lead-facts';
import { EraseForm, NoteForm, SpamForm, StatusForm } from '@/components/leads-admin/lead-forms';
import { StatusMark } from '@/components/leads-admin/status-mark';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { findAgent } from '@/lib/content/agents/catalogue';
import { formatMoment } from '@/lib/format';
import { type Industry, industries } from '@/lib/industries';
import { leadEmailLabels } from '@/lib/leads/mails';
import { kindLabels, statusLabels } from '@/lib/leads/messages';
import { findLead } from '@/lib/leads/queries';
import { type SpamReason, spamReasonText } from '@/lib/leads/spam';
import { hiddenPage } from '@/lib/seo/metadata';

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
          <Facts facts={factsOf(lead)} />
          <History title="Notes" empty="No notes yet." entries={notesOf(lead)} />
          <NoteForm id={id} />
        </div>
        <div className="grid content-start gap-10 lg:col-span-5">
          <StatusForm id={id} status={lead.status} />
          <History title="History" empty="The status has not changed." entries={changesOf(lead)} />
          <History title="E-mails" empty="No e-mails yet." entries={mailsOf(lead)} />
          {lead.isSpam ? null : <SpamForm id={id} isSpam={false} />}
          <EraseForm id={id} name={name} />
        </div>
      </div>
    </AdminPage>
  );
}

/** Its button comes first on the page, since the daily digest links here. */
function Quarantine({ id, reasons }: { id: string; reasons: readonly string[] }) {
  return (
    <Alert tone="danger" role="note" className="mb-8" title="Held as possible spam. No e-mails yet.">
      <ul className="ml-5 list-disc">
        {reasons.map((reason) => (
          <li key={reason}>{spamReasonText[reason as SpamReason] ?? reason}</li>
        ))}
      </ul>
      <div className="mt-3">
        <SpamForm id={id} isSpam />
      </div>
    </Alert>
  );
}

const factsOf = (lead: Lead) =>
  [
    [
      'E-mail',
      lead.email ? (
        <a key="mail" href={`mailto:${lead.email}`} className="link">
          {lead.email}
        </a>
      ) : null,
    ],
    ['Business', lead.businessName],
    ['Website', lead.businessUrl],
    ['Industry', lead.industry ? industries[lead.industry as Industry] : null],
    ['Agent', lead.agent ? (findAgent(lead.agent)?.name ?? lead.agent) : null],
    ['Message', lead.message],
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
    text: leadEmailLabels[kind] ?? kind,
    meta: [mailStates[status], formatMoment(sentAt ?? createdAt), lastError].filter(Boolean).join(', '),
  }));
