import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { addNote, type LeadSubmission, planLead, setLeadStatus, storeLead } from '@/lib/leads/commands';
import { leadsAsCsv } from '@/lib/leads/csv';
import { leadFilterSchema, queryOf } from '@/lib/leads/filter';
import {
  countDue,
  countNewLeads,
  exportLeads,
  findLead,
  listLeads,
  nextLead,
  readStatistics,
} from '@/lib/leads/queries';
import { dublinDay } from '@/lib/text/dublin-time';
import { DAY_MS } from '@/lib/time';
import { emptyTables } from '../../support/empty-tables';
import { makeUser } from '../../support/users';

const filter = (query: Record<string, unknown> = {}) => leadFilterSchema.parse(query);
const form = (change: Partial<LeadSubmission> = {}): LeadSubmission => ({
  kind: 'contact',
  name: 'Mary Byrne',
  email: 'mary@bakery.ie',
  message: 'Do you work on Sundays?',
  consentVersion: 'contact-1',
  page: '/contact',
  ...change,
});

const names = async (query: Record<string, unknown>) => (await listLeads(filter(query))).leads.map(({ name }) => name);

beforeEach(async () => {
  await emptyTables();
  await storeLead(form());
  await storeLead(form({ kind: 'free_trial', name: 'Seán Ó Sé', email: 'sean@forge.ie', industry: 'construction' }));
  await storeLead(form({ name: 'Buy Backlinks', email: 'spam@example.ru' }), {
    origin: { campaign: {}, source: 'direct' },
    spamReasons: ['words'],
  });
});

test('listLeads and exportLeads › list up to 10,000 leads, find up to 1,000, and export each of more once', async () => {
  await db.$executeRaw`
    INSERT INTO leads (id, kind, name, email, message, consent_version, consent_at, page, search_text, fingerprint, created_at, updated_at)
    SELECT gen_random_uuid(), 'contact', n, n || '@bakery.ie', '', '1', now(), '/', CASE WHEN n <= 1001 THEN 'bakery' ELSE '' END, '', now() - (n / 3) * interval '1 minute', now()
    FROM generate_series(1, 10050) AS n`;
  expect(await listLeads(filter({ page: 400 }))).toMatchObject({ total: 10_000, hasMore: true, pages: 400 });
  expect(await listLeads(filter({ q: 'mary' }))).toMatchObject({ total: 1, hasMore: false });
  expect(await listLeads(filter({ q: 'bakery', page: 40 }))).toMatchObject({ total: 1_000, hasMore: true, pages: 40 });
  let text = '';
  for await (const line of leadsAsCsv(exportLeads(filter()))) text += line;
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 10_052);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines[0]?.startsWith('\uFEFF"Received (Irish time)","Kind"')).toBe(true);
});

describe('listLeads', () => {
  test('returns the newest first, without possible spam', async () => {
    expect(await names({})).toEqual(['Seán Ó Sé', 'Mary Byrne']);
    expect(await names({ spam: '1' })).toEqual(['Buy Backlinks']);
    expect(await names({ sort: 'name' })).toEqual(['Mary Byrne', 'Seán Ó Sé']);
  });

  test('searches by name, e-mail address and text, ignoring accents', async () => {
    expect(await names({ q: 'sean o se' })).toEqual(['Seán Ó Sé']);
    expect(await names({ q: 'FORGE.ie' })).toEqual(['Seán Ó Sé']);
    expect(await names({ q: '%' })).toEqual([]);
    expect(await names({ q: 'mary\0' })).toEqual(['Mary Byrne']);
  });

  test('filters by kind, status, industry and day', async () => {
    const today = dublinDay(new Date());
    expect(await names({ kind: 'contact' })).toEqual(['Mary Byrne']);
    expect(await names({ industry: 'construction' })).toEqual(['Seán Ó Sé']);
    expect(await names({ status: 'won' })).toEqual([]);
    expect(await names({ from: today, to: today })).toHaveLength(2);
    expect(await names({ to: '2020-01-01' })).toEqual([]);
  });

  test('ignores invalid filters', async () => {
    const odd = {
      kind: 'x',
      status: ['new', 'won'],
      from: '31/12',
      owner: 'me',
      due: 'yes',
      page: '-3',
      sort: '; DROP TABLE leads',
      q: '',
    };
    expect(filter(odd)).toEqual(filter());
    expect(await names(odd)).toHaveLength(2);
    expect(await names({ q: '\0', from: '0000-01-01' })).toHaveLength(2);
    expect(await names({ to: '0000-01-01' })).toHaveLength(2);
    expect(await names({ from: '9999-12-31', to: '9999-12-31' })).toEqual([]);
  });

  test('converts every filter to a query string', () => {
    const kept = filter({ q: 'Ó Sé', kind: 'contact', spam: '1', due: '1', owner: 'nobody', page: '3' });
    expect(filter(Object.fromEntries(new URLSearchParams(queryOf(kept))))).toEqual(kept);
    expect(queryOf(filter())).toBe('');
  });
});

test('status changes and notes › are stored with author and time', async () => {
  const id = (await listLeads(filter({ q: 'mary' }))).leads[0]?.id ?? '';
  expect(await countNewLeads()).toBe(2);
  expect(await setLeadStatus(id, 'contacted', 'admin@superemployee.ie')).toBe(true);
  expect(await setLeadStatus(id, 'contacted', 'admin@superemployee.ie'), 'a second press').toBe(true);
  expect(await setLeadStatus(randomUUID(), 'contacted', 'admin@superemployee.ie')).toBe(false);
  expect(await addNote(id, 'Rang on Monday', 'admin@superemployee.ie')).toBe(true);
  expect(await countNewLeads()).toBe(1);
  expect(await findLead(id)).toMatchObject({
    status: 'contacted',
    statusChanges: [{ from: 'new', to: 'contacted', author: 'admin@superemployee.ie' }],
    notes: [{ text: 'Rang on Monday' }],
  });
});

test('nextLead › leads from the newest to the oldest that waits, then to the first again, among its own kind', async () => {
  await storeLead(form({ name: 'Bríd', email: 'brid@salon.ie' }));
  const find = async (q: string, spam = '') => (await listLeads(filter({ q, spam }))).leads[0]?.id ?? '';
  const after = async (id: string) => {
    const lead = await findLead(id);
    return lead && (await nextLead(lead));
  };
  const [brid, sean, mary] = [await find('brid'), await find('sean'), await find('mary')];
  expect(await after(brid)).toEqual({ id: sean, name: 'Seán Ó Sé', waiting: 2 });
  expect(await after(mary)).toMatchObject({ id: brid });
  await setLeadStatus(sean, 'contacted', 'admin@superemployee.ie');
  expect(await after(brid)).toEqual({ id: mary, name: 'Mary Byrne', waiting: 1 });
  await setLeadStatus(mary, 'lost', 'admin@superemployee.ie');
  expect(await after(brid)).toBeNull();
  expect(await after(await find('backlinks', '1'))).toBeNull();
});

test('planLead › gives a lead an admin as its owner, and a day on which it is due until it is won or lost', async () => {
  const password = 'a long password of mine';
  const orla = (await makeUser({ email: 'orla@superemployee.ie', password, role: 'admin' })).id;
  const customer = (await makeUser({ email: 'mary@bakery.ie', password })).id;
  const lead = async (q: string) => (await listLeads(filter({ q }))).leads[0];
  const [mary, sean] = [(await lead('mary'))?.id ?? '', (await lead('sean'))?.id ?? ''];
  const today = new Date(dublinDay(new Date()));

  expect(await planLead(mary, customer, today), 'a customer owns no leads').toBe(false);
  expect(await planLead(randomUUID(), orla, today)).toBe(false);
  expect(await planLead(mary, orla, today)).toBe(true);
  expect(await planLead(sean, null, new Date(today.getTime() + DAY_MS))).toBe(true);
  expect(await lead('mary')).toMatchObject({ owner: { email: 'orla@superemployee.ie' }, dueOn: today });
  expect(await names({ due: '1' }), 'that of tomorrow is not due').toEqual(['Mary Byrne']);
  expect(await countDue()).toBe(1);
  expect(await names({ owner: orla })).toEqual(['Mary Byrne']);
  expect(await names({ owner: 'nobody' })).toEqual(['Seán Ó Sé']);

  await setLeadStatus(mary, 'won', 'orla@superemployee.ie');
  expect(await countDue()).toBe(0);
  await db.user.delete({ where: { id: orla } });
  expect(await lead('mary')).toMatchObject({ owner: null, dueOn: today });
  await planLead(mary, null, null);
  expect(await lead('mary')).toMatchObject({ dueOn: null });
});

test('leadsAsCsv › writes what the admin reads, with the notes, in Irish time', async () => {
  const { id } = await db.lead.findFirstOrThrow({ where: { email: 'sean@forge.ie' } });
  await db.lead.update({ where: { id }, data: { createdAt: new Date('2026-06-30T23:30:00Z'), phone: '087 123 4567' } });
  await addNote(id, 'Rang.\nCalls back.', 'orla@superemployee.ie');
  let text = '';
  for await (const line of leadsAsCsv(exportLeads(filter({ q: 'sean' })))) text += line;
  expect(text).toContain('"2026-07-01 00:30","Free trial","New","Seán Ó Sé"');
  expect(text).toContain('"Construction');
  expect(text).toMatch(/"\d{4}-\d\d-\d\d \d\d:\d\d, orla@superemployee\.ie: Rang\.\nCalls back\."/);
  expect(text).not.toMatch(/free_trial|"construction"|T\d\d:\d\d/);
});

test('readStatistics › counts leads per day and source over 30 days', async () => {
  const { days, sources } = await readStatistics();
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.count).toBe(2);
  expect(sources).toEqual([{ source: 'direct', count: 2 }]);
});

test.each([
  [
    'forward',
    '2026-03-29',
    ['2026-03-28T23:59:00Z', '2026-03-29T00:30:00Z', '2026-03-29T22:59:00Z', '2026-03-29T23:00:00Z'],
  ],
  [
    'back',
    '2026-10-25',
    ['2026-10-24T22:59:00Z', '2026-10-24T23:30:00Z', '2026-10-25T23:59:00Z', '2026-10-26T00:00:00Z'],
  ],
])('readStatistics › counts each lead on its day in Ireland when the clocks go %s', async (_change, day, moments) => {
  await emptyTables();
  const rows = moments.map((at) => ({ ...form(), fingerprint: at, consentAt: new Date(), createdAt: new Date(at) }));
  await db.lead.createMany({ data: rows });
  const { days } = await readStatistics(new Date(`${day}T12:00:00Z`));
  expect(days).toHaveLength(30);
  expect(days.slice(-2).map(({ count }) => count)).toEqual([1, 2]);
  const later = await readStatistics(new Date(new Date(`${day}T12:00:00Z`).getTime() + 2 * DAY_MS));
  expect(later.days.slice(-4).map(({ count }) => count)).toEqual([1, 2, 1, 0]);
  expect(new Set(later.days.map((one) => one.day)).size).toBe(30);
});
