import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { anonymizeOldLeads } from '@/lib/leads/anonymize';
import { deleteLead, type LeadSubmission, quarantineLead, releaseLead, storeLead } from '@/lib/leads/commands';
import { trialStartPath } from '@/lib/leads/trial-start';
import { unsubscribe, unsubscribeUrl, verifyUnsubscribe } from '@/lib/mail/unsubscribe';
import { emptyTables } from '../../support/empty-tables';
import { openMails } from '../../support/mails';

const form: LeadSubmission = {
  kind: 'free_trial',
  name: 'Sinéad Ó Súilleabháin',
  email: 'Sinead@Bakery.ie',
  businessName: 'Arán 日本',
  businessUrl: 'https://bakery.ie',
  industry: 'restaurant',
  consentVersion: 'free-trial-1',
  page: '/',
};
const direct = { campaign: {}, source: 'direct' };

beforeEach(async () => {
  await emptyTables();
  env.leads.email = 'team@superemployee.ie';
});

describe('lead mails', () => {
  test('confirmation says what happens next and quotes no input, since the address may be somebody else’s', async () => {
    await storeLead(form);
    const mail = (await openMails()).find(({ to }) => to === 'sinead@bakery.ie');
    expect(mail?.subject).toBe('Your free trial: what happens next');
    expect(mail?.text).toContain('Hello,');
    expect(mail?.text).toMatch(/One of us reads your website/);
    expect(JSON.stringify(mail?.whole)).not.toMatch(/Sinéad|Arán|bakery\.ie(?!")|Restaurant/);
    expect(mail?.whole.replyTo?.[0]?.address).toBe('team@superemployee.ie');
  });

  test('confirmation of a trial says what the draft answers, and asks what it does not', async () => {
    const { id } = await storeLead({ ...form, phone: '087 123 4567' });
    const draft = { audience: 'a restaurant', asked: 40, answered: 26, open: ['Can I bring my dog?'] };
    await db.lead.update({ where: { id }, data: { draft } });
    const mail = (await openMails()).find(({ to }) => to === 'sinead@bakery.ie');
    expect(mail?.text).toContain('It can answer 26 of the 40 questions that customers ask a restaurant.');
    expect(mail?.text).toContain('– Can I bring my dog?');
    expect(mail?.text).toContain(trialStartPath(id));
  });

  test.each([
    ['has no website', { businessUrl: undefined }, undefined, ['One of us writes to you within'], /your website|could/],
    [
      'could not be read',
      {},
      { unread: 'no-such-host' },
      ['We couldn’t read the website', 'Correct the address'],
      /reads your website/,
    ],
    [
      'is not read yet',
      {},
      undefined,
      ['One of us reads your website and writes', 'Your agent starts from your website'],
      /couldn/,
    ],
    ['gave a number', { phone: '087 123 4567' }, undefined, ['– What is your address?'], /What is your (phone|email)/],
    ['gave none', {}, undefined, ['– What is your phone number?'], /What is your email/],
    [
      'left both open on its website',
      { phone: '087 123 4567' },
      { audience: 'a restaurant', asked: 40, answered: 26, open: ['What is your phone number?', 'Do you deliver?'] },
      ['– Do you deliver?'],
      /What is your phone/,
    ],
  ])('confirmation of a trial knows a form that %s', async (_name, over, draft, says, never) => {
    const { id } = await storeLead({ ...form, ...over });
    if (draft) await db.lead.update({ where: { id }, data: { draft } });
    const text = (await openMails()).find(({ to }) => to === 'sinead@bakery.ie')?.text ?? '';
    for (const words of says) expect(text).toContain(words);
    expect(text).not.toMatch(never);
    expect(text).not.toContain('https://bakery.ie');
  });

  test.each([
    ['contact', 'We have your message', 'Message: Arán 日本'],
    ['consultation', 'Your consultation: finding a time', 'Consultation: Arán 日本'],
    ['demo', 'Your custom demo: what happens next', 'Custom demo: Arán 日本'],
    ['phone', 'The AI Calling Agent: what happens next', 'Phone demo: Arán 日本'],
  ] as const)('of the kind %s say what it is about', async (kind, ...subjects) => {
    await storeLead({ ...form, kind });
    expect((await openMails()).map(({ subject }) => subject).sort()).toEqual(subjects.sort());
  });

  test('notification has the sender as Reply-To', async () => {
    const { id } = await storeLead(form, {
      origin: { campaign: {}, source: 'newsletter', landingPage: '/blog/a-post' },
      spamReasons: [],
    });
    const mail = (await openMails()).find(({ to }) => to === 'team@superemployee.ie');
    expect(mail?.subject).toBe('Free trial: Arán 日本');
    expect(mail?.whole.replyTo).toEqual([{ name: form.name, address: 'Sinead@bakery.ie' }]);
    expect(mail?.text).toContain(`/leads-admin/${id}`);
    expect(mail?.text).toContain('Business: Arán 日本');
    expect(mail?.text).toContain('Industry: Restaurant / Food Service');
    expect(mail?.text).toContain('Source: newsletter, first page /blog/a-post.');
  });

  test('are sent once for a form that is submitted twice', async () => {
    await Promise.all([storeLead(form), storeLead(form), storeLead(form)]);
    expect(await db.lead.count()).toBe(1);
    expect(await openMails()).toHaveLength(2);
  });

  test('are safe from header injection', async () => {
    await storeLead({ ...form, name: 'Mary\r\nBcc: all@example.ie', businessName: 'X\nSubject: hello' });
    for (const { whole } of await openMails()) {
      expect(whole.bcc ?? []).toEqual([]);
      expect(whole.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
      expect(whole.to).toHaveLength(1);
    }
  });
});

describe('possible spam', () => {
  test('is quarantined without sending mail', async () => {
    const { id } = await storeLead(form, { origin: direct, spamReasons: ['honeypot', 'links'] });
    expect(await db.lead.findUnique({ where: { id } })).toMatchObject({
      isSpam: true,
      spamReasons: ['honeypot', 'links'],
    });
    expect(await openMails()).toEqual([]);
  });

  test('gets its mails once when it is released', async () => {
    const { id } = await storeLead(form, { origin: direct, spamReasons: ['fast'] });
    expect(await releaseLead(id)).toBe(true);
    expect(await releaseLead(id)).toBe(false);
    expect((await openMails()).map(({ to }) => to).sort()).toEqual(['sinead@bakery.ie', 'team@superemployee.ie']);
  });
});

describe('releaseLead', () => {
  test('sends no mails again for a lead that was marked as spam by mistake', async () => {
    const { id } = await storeLead(form);
    await openMails();
    await quarantineLead(id);
    expect(await releaseLead(id)).toBe(true);
    expect(await openMails()).toEqual([]);
  });
});

describe('unsubscribing', () => {
  const linkOf = (email: string) => new URL(unsubscribeUrl(email)).searchParams;

  test('works with one click (RFC 8058)', async () => {
    await storeLead(form);
    const mail = (await openMails()).find(({ to }) => to === 'sinead@bakery.ie');
    const header = (name: string) => mail?.whole.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '');
    expect(verifyUnsubscribe(url.searchParams)).toBe('sinead@bakery.ie');
    expect(mail?.text).toContain(url.href);
  });

  test('stops confirmations, but not notifications to the team', async () => {
    await unsubscribe('sinead@bakery.ie');
    await unsubscribe('sinead@bakery.ie');
    await storeLead(form);
    expect((await openMails()).map(({ to }) => to)).toEqual(['team@superemployee.ie']);
  });

  test('rejects forged links', () => {
    const link = linkOf('mary@bakery.ie');
    expect(verifyUnsubscribe(link)).toBe('mary@bakery.ie');
    link.set('a', Buffer.from('other@bakery.ie').toString('base64url'));
    expect(verifyUnsubscribe(link)).toBeUndefined();
    expect(verifyUnsubscribe(new URLSearchParams())).toBeUndefined();
    expect(verifyUnsubscribe(new URLSearchParams({ a: 'x', s: '💥' }))).toBeUndefined();
  });
});

describe('erasure', () => {
  test('deletes a lead with its notes, history and mails', async () => {
    const { id } = await storeLead(form);
    await db.leadNote.create({ data: { leadId: id, text: 'Rang', author: 'a@b.ie' } });
    await deleteLead(id);
    await deleteLead(id);
    expect([await db.lead.count(), await db.leadNote.count(), await db.mail.count()]).toEqual([0, 0, 0]);
  });

  test('anonymises leads after the retention period and keeps their statistics', async () => {
    const { id } = await storeLead(form);
    await db.leadNote.create({ data: { leadId: id, text: 'Rang Sinéad', author: 'a@b.ie' } });
    await db.leadAnswer.create({ data: { leadId: id, question: 'Who owns it?', answer: 'Sinéad' } });
    const later = new Date();
    later.setUTCMonth(later.getUTCMonth() + env.leads.retentionMonths, later.getUTCDate() + 1);
    expect(await anonymizeOldLeads()).toBe(0);
    expect(await anonymizeOldLeads(later)).toBe(1);
    expect(await anonymizeOldLeads(later)).toBe(0);
    const lead = await db.lead.findUniqueOrThrow({
      where: { id },
      include: { notes: true, answers: true, mails: true },
    });
    expect(JSON.stringify(lead)).not.toMatch(/Sin[eé]ad|bakery|Arán/i);
    expect(lead).toMatchObject({ kind: 'free_trial', industry: 'restaurant', source: 'direct' });
  });
});
