import { CSV_START, csvLine } from '@/lib/text/csv';
import { toDublin } from '@/lib/text/dublin-time';
import { leadFieldList } from './fields';
import { kindLabels, statusLabels } from './messages';
import { ownerName } from './owner-name';
import type { exportLeads } from './queries';
import { shownValue } from './submission-text';

type ExportedLead = Awaited<ReturnType<ReturnType<typeof exportLeads>['next']>>['value'] & object;

/** "2026-11-21 09:05" on clocks in Ireland, which spreadsheets sort as a date. */
const moment = (date: Date) => toDublin(date).replace('T', ' ');

const columns: Record<string, (lead: ExportedLead) => unknown> = {
  'Received (Irish time)': (lead) => moment(lead.createdAt),
  Kind: (lead) => kindLabels[lead.kind],
  Status: (lead) => statusLabels[lead.status],
  ...Object.fromEntries(
    leadFieldList().map(([name, field]) => [field.label, (lead: ExportedLead) => shownValue(lead, name, field)]),
  ),
  Owner: ({ owner }) => owner && ownerName(owner),
  'Follow up on': ({ dueOn }) => dueOn?.toISOString().slice(0, 10),
  Notes: ({ notes }) =>
    notes.map(({ createdAt, author, text }) => `${moment(createdAt)}, ${author}: ${text}`).join('\n'),
  Page: (lead) => lead.page,
  Source: (lead) => lead.source,
  'Landing page': (lead) => lead.landingPage,
  'Referring site': (lead) => lead.referrerHost,
  Campaign: (lead) =>
    Object.entries(lead.campaign ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  Consent: (lead) => lead.consentVersion,
  'Consent given (Irish time)': (lead) => moment(lead.consentAt),
  Id: (lead) => lead.id,
};

/** Characters that are sent at once: a chunk for each line costs more than the line. */
const CHUNK = 64 * 1_024;

/** Leads as a CSV file in the words of the admin's pages, with a header, in chunks. */
export async function* leadsAsCsv(leads: AsyncIterable<ExportedLead>): AsyncGenerator<string> {
  let chunk = CSV_START + csvLine(Object.keys(columns));
  for await (const lead of leads) {
    chunk += csvLine(Object.values(columns).map((read) => read(lead)));
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
