import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findEmailLink } from '@/lib/auth/account/accounts';
import { hashToken, newToken } from '@/lib/auth/account/email-tokens';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { type LeadSubmission, setLeadStatus, storeLead } from '@/lib/leads/commands';
import { leadsAsCsv } from '@/lib/leads/csv';
import { leadFilterSchema } from '@/lib/leads/filter';
import { kindLabels, statusLabels } from '@/lib/leads/messages';
import { exportLeads, findLead, listLeads } from '@/lib/leads/queries';
import { webhookPayload } from '@/lib/leads/webhook';
import { applyRetention } from '@/lib/retention/apply-retention';
import { emptyTables } from '../../support/empty-tables';
import { openMails } from '../../support/mails';

// A later version has run on this database, and was rolled back: its checks allow values that this version does not know.
const CHECKS = `
  SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
  WHERE contype = 'c' AND conrelid IN ('leads'::regclass, 'lead_status_changes'::regclass, 'email_tokens'::regclass)`;
let checks: { table: string; name: string; definition: string }[];

beforeAll(async () => {
  checks = await db.$queryRawUnsafe(CHECKS);
  for (const { table, name } of checks) await db.$executeRawUnsafe(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
});
beforeEach(emptyTables);
afterAll(async () => {
  await emptyTables();
  for (const { table, name, definition } of checks)
    await db.$executeRawUnsafe(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
});

const form: LeadSubmission = {
  kind: 'contact',
  name: 'Pádraig Mac Giolla',
  email: 'padraig@mourne-kayaks.example',
  consentVersion: 'contact-1',
  page: '/contact',
};

/** A lead of the next version, between two of this one. */
async function storeFutureLead() {
  await storeLead({ ...form, name: 'Before' });
  const { id } = await storeLead(form);
  await storeLead({ ...form, name: 'After' });
  await setLeadStatus(id, 'contacted', 'admin@superemployee.ie');
  await db.lead.update({ where: { id }, data: { kind: 'whatsapp', status: 'On hold – März' } });
  await db.leadStatusChange.updateMany({ where: { leadId: id }, data: { to: 'On hold – März' } });
  return id;
}

test('a lead of an unknown kind and status › is "other" in list and CSV, which stay complete', async () => {
  await storeFutureLead();
  const { leads, total } = await listLeads(leadFilterSchema.parse({ sort: 'name' }));
  expect(total).toBe(3);
  expect(leads.map(({ kind, status }) => `${kindLabels[kind]}, ${statusLabels[status]}`)).toEqual([
    'Message, New',
    'Message, New',
    'Other, Other',
  ]);
  let csv = '';
  for await (const chunk of leadsAsCsv(exportLeads(leadFilterSchema.parse({})))) csv += chunk;
  const lines = csv.trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => line.includes('"Other","Other"'))).toHaveLength(1);
});

test('a lead of an unknown kind and status › can be opened, changed and called to the CRM', async () => {
  const id = await storeFutureLead();
  expect(await findLead(id)).toMatchObject({
    kind: 'other',
    status: 'other',
    statusChanges: [{ from: 'new', to: 'other' }],
  });
  expect(webhookPayload(await db.lead.findUniqueOrThrow({ where: { id } })).kind).toBe('other');
  expect(await setLeadStatus(id, 'won', 'admin@superemployee.ie')).toBe(true);
  // What is kept is the value itself, for the version that knows it.
  const kept = { from: 'On hold – März', to: 'won' };
  expect(await db.leadStatusChange.findFirst({ where: { to: 'won' } })).toMatchObject(kept);
});

test('mails of a lead of an unknown kind › say that somebody replies', async () => {
  env.leads.email = 'team@superemployee.ie';
  await storeFutureLead();
  const subjects = (await openMails()).map(({ subject }) => subject);
  expect(subjects).toContain('Other: Pádraig Mac Giolla');
  expect(subjects.filter((subject) => subject === 'We have your message')).toHaveLength(3);
});

test('a link of an unknown purpose › opens nothing, and is deleted when it expires', async () => {
  const token = newToken();
  const link = { tokenHash: hashToken(token), purpose: 'transfer', mailId: crypto.randomUUID() };
  await db.emailToken.create({ data: { ...link, expiresAt: new Date(Date.now() + 60_000) } });
  for (const purpose of ['confirm', 'reset', 'undo'] as const)
    expect(await findEmailLink(token, purpose)).toBeUndefined();
  expect(await db.emailToken.findMany()).toHaveLength(1);
  await applyRetention(new Date(Date.now() + 3_600_000));
  expect(await db.emailToken.count()).toBe(0);
});
