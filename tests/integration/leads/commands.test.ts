import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { type LeadSubmission, quarantineLead, releaseLead, storeLead } from '@/lib/leads/commands';
import { emptyTables } from '../../support/empty-tables';

beforeEach(emptyTables);

const lead: LeadSubmission = {
  kind: 'free_trial',
  name: 'Caoimhe Ní Bhriain',
  email: 'caoimhe@bakery.example',
  businessName: 'Arán Inis',
  industry: 'restaurant',
  consentVersion: 'free-trial-1',
  page: '/free-trial',
};

test('storeLead › stores all fields with the time', async () => {
  const before = new Date();
  const { id, isNew } = await storeLead({
    ...lead,
    businessUrl: 'https://bakery.example',
    message: '日本 Ó Súilleabháin',
  });
  expect(isNew).toBe(true);
  const stored = await db.lead.findUniqueOrThrow({ where: { id } });
  expect(stored).toMatchObject({ ...lead, message: '日本 Ó Súilleabháin', status: 'new' });
  expect(stored.consentAt >= before && stored.consentAt <= new Date()).toBe(true);
});

test('storeLead waits for a busy database instead of failing', async () => {
  const free = Date.now() + 3_000;
  // As many transactions as the pool has connections, all of them open until the same moment.
  const busy = Array.from({ length: 10 }, () =>
    db.$transaction(async () => sleep(Math.max(0, free - Date.now())), { timeout: 120_000 }),
  );
  expect(await storeLead(lead)).toMatchObject({ isNew: true });
  await Promise.all(busy);
});

test('storeLead › stores simultaneous equal submissions once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => storeLead(lead)));
  expect(await db.lead.count()).toBe(1);
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
  expect(answers.filter((answer) => answer.isNew)).toHaveLength(1);
});

test('storeLead › ignores the page when comparing submissions, but not the text', async () => {
  await storeLead(lead);
  await storeLead({ ...lead, page: '/' });
  expect(await db.lead.count()).toBe(1);
  await storeLead({ ...lead, businessName: 'Arán Árann' });
  expect(await db.lead.count()).toBe(2);
});

test('storeLead › stores an equal submission again after a day', async () => {
  const { id } = await storeLead(lead);
  await db.lead.update({ where: { id }, data: { createdAt: new Date(Date.now() - 25 * 3600_000) } });
  expect((await storeLead(lead)).isNew).toBe(true);
});

const held = { origin: { campaign: {}, source: 'direct' }, spamReasons: ['links' as const] };

test('storeLead › releases a held lead that is sent again without anything suspicious, once', async () => {
  const { id } = await storeLead(lead, held);
  expect(await storeLead(lead, held)).toMatchObject({ id, isNew: false });
  expect(await db.mail.count()).toBe(0);
  await Promise.all([storeLead(lead), storeLead(lead)]);
  expect(await db.lead.findUniqueOrThrow({ where: { id } })).toMatchObject({ isSpam: false, spamReasons: [] });
  expect(await db.mail.count()).toBe(2);
});

test('storeLead › leaves a lead in quarantine that somebody has marked as spam', async () => {
  const { id } = await storeLead(lead);
  await quarantineLead(id);
  await storeLead(lead);
  expect((await db.lead.findUniqueOrThrow({ where: { id } })).isSpam).toBe(true);
});

test('releaseLead › mails nobody twice, even when the first mails have been deleted since', async () => {
  const { id } = await storeLead(lead);
  await quarantineLead(id);
  await db.mail.deleteMany();
  expect(await releaseLead(id)).toBe(true);
  expect(await db.mail.count()).toBe(0);
});
