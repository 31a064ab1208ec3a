import { CSV_START, csvLine } from '@/lib/text/csv';
import { leadFieldList } from './fields';
import type { exportLeads } from './queries';

type ExportedLead = Awaited<ReturnType<ReturnType<typeof exportLeads>['next']>>['value'] & object;

const columns: Record<string, (lead: ExportedLead) => unknown> = {
  Received: (lead) => lead.createdAt,
  Kind: (lead) => lead.kind,
  Status: (lead) => lead.status,
  ...Object.fromEntries(leadFieldList().map(([name, { label }]) => [label, (lead: ExportedLead) => lead[name]])),
  Page: (lead) => lead.page,
  Source: (lead) => lead.source,
  'Landing page': (lead) => lead.landingPage,
  'Referring site': (lead) => lead.referrerHost,
  Campaign: (lead) =>
    Object.entries(lead.campaign ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  Consent: (lead) => lead.consentVersion,
  'Consent given': (lead) => lead.consentAt,
  Id: (lead) => lead.id,
};

/** Characters that are sent at once: a chunk for each line costs more than the line. */
const CHUNK = 64 * 1_024;

/** Leads as a CSV file with a header, in chunks. */
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
