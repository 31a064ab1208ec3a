import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { deleteLead, type LeadSubmission, quarantineLead, releaseLead, storeLead } from '@/lib/leads/commands';
import { reportHeldLeads } from '@/lib/leads/held-leads';
import type { SpamReason } from '@/lib/leads/spam';
import { DAY_MS } from '@/lib/time';
import { emptyTables } from '../../support/empty-tables';
import { openMails } from '../../support/mails';

/** Summer time: eight o'clock in Ireland is seven in UTC. */
const EIGHT = new Date('2026-07-01T07:00:00Z');
const NEXT_DAY = new Date(EIGHT.getTime() + DAY_MS);

beforeEach(async () => {
  await emptyTables();
  env.leads.email = 'team@superemployee.ie';
});

async function hold(name: string, change: Partial<LeadSubmission> = {}, reason: SpamReason = 'links') {
  const form = { kind: 'contact', name, email: 'x@y.example', consentVersion: 'contact-1', page: '/contact' } as const;
  const context = { origin: { campaign: {}, source: 'direct' }, spamReasons: [reason] };
  return (await storeLead({ ...form, ...change }, context)).id;
}

describe('reportHeldLeads', () => {
  test('mails the team from eight o’clock Irish time, once a day, and only about new ones', async () => {
    await hold('One');
    expect(await reportHeldLeads(new Date(EIGHT.getTime() - 1))).toBe(0);
    expect(await reportHeldLeads(EIGHT)).toBe(1);
    await hold('Two');
    expect(await reportHeldLeads(new Date('2026-07-01T22:59:00Z'))).toBe(0);
    expect(await reportHeldLeads(NEXT_DAY)).toBe(1);
    expect(await reportHeldLeads(new Date(NEXT_DAY.getTime() + DAY_MS))).toBe(0);
    expect(await db.mail.count()).toBe(2);
  });

  test('queues one mail however many workers run it at once', async () => {
    await hold('One');
    const reported = await Promise.all([1, 2, 3].map(() => reportHeldLeads(EIGHT)));
    expect(reported.sort()).toEqual([0, 0, 1]);
    expect(await db.mail.count()).toBe(1);
  });

  test('says nothing about leads that an admin marked as spam', async () => {
    const { id } = await storeLead({
      kind: 'contact',
      name: 'Seen',
      email: 'x@y.example',
      consentVersion: 'contact-1',
      page: '/contact',
    });
    await quarantineLead(id);
    expect(await reportHeldLeads(EIGHT)).toBe(0);
  });
});

describe('digest of held leads', () => {
  test('lists each with its reason and the page that releases it, escaped and cut', async () => {
    const id = await hold('<b>Mary</b>\nBcc: all', { message: `${'long '.repeat(500)}` });
    await reportHeldLeads(EIGHT);
    const [mail] = await openMails();
    expect(mail?.to).toBe('team@superemployee.ie');
    expect(mail?.subject).toBe('One lead is held as possible spam');
    expect(mail?.text).toContain(`/leads-admin/${id}`);
    expect(mail?.text).toContain('Held because: More than two links');
    expect(mail?.html).not.toContain('<b>Mary');
    expect(mail?.text.length).toBeLessThan(2_000);
  });

  test('stays short when bots send hundreds', async () => {
    for (let bot = 0; bot < 30; bot += 1) await hold(`Bot ${bot}`);
    await reportHeldLeads(EIGHT);
    const [mail] = await openMails();
    expect(mail?.text.match(/Held because/g)).toHaveLength(25);
    expect(mail?.text).toContain('And 5 more, which the list shows.');
  });

  test('is sent for the rest if those that it would name were deleted meanwhile', async () => {
    for (let lead = 0; lead < 26; lead += 1) await hold(`Lead ${lead}`);
    await reportHeldLeads(EIGHT);
    const details = (await db.mail.findFirstOrThrow()).details as { leadIds: string[] };
    for (const id of details.leadIds) await deleteLead(id);
    const [mail] = await openMails();
    expect(mail?.text).toContain('And 1 more');
  });

  test('names leads that may be customers before a flood of certain bots', async () => {
    await hold('Customer');
    for (let bot = 0; bot < 30; bot += 1) await hold(`Bot ${bot}`, {}, 'honeypot');
    await reportHeldLeads(EIGHT);
    const [mail] = await openMails();
    expect(mail?.text).toMatch(/Customer.*Bot/s);
  });

  test('is not sent if all of them were released or deleted meanwhile', async () => {
    const [released, deleted] = [await hold('One'), await hold('Two')];
    await reportHeldLeads(EIGHT);
    await deleteLead(deleted);
    await releaseLead(released);
    const subjects = (await openMails()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Message: One', 'We have your message']);
  });
});
