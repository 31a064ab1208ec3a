import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeDrafts } from '@/lib/agents/preview/draft';
import { consent } from '@/lib/content/consent';
import { db } from '@/lib/db';
import { idleForm } from '@/lib/forms/form-state';
import { createFormToken } from '@/lib/forms/form-token';
import { answerQuestion, correctWebsite, requestTrial, sendMessage } from '@/lib/leads/actions';
import { openQuestions } from '@/lib/leads/trial-start';
import { emptyTables } from '../../support/empty-tables';
import { setRequestHeaders } from '../../support/next-headers';

beforeAll(() => void setRequestHeaders({ 'x-client-address': '192.0.2.1' }));
beforeEach(emptyTables);
afterEach(() => vi.restoreAllMocks());

const typed = { name: 'Seán Ó Sé', email: 'sean@pub.example', message: 'Do you do pubs?\r\nWe have two.' };

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test('sendMessage › stores the message with consent and page', async () => {
  expect((await sendMessage(idleForm, formOf({ ...typed, page: '/contact' }))).status).toBe('done');
  expect(await db.lead.findMany()).toMatchObject([
    {
      kind: 'contact',
      message: 'Do you do pubs?\nWe have two.',
      page: '/contact',
      consentVersion: consent.contact.version,
      businessName: null,
      industry: null,
    },
  ]);
});

test('requestTrial stores the agent whose page led to the form, if there is such an agent', async () => {
  const trial = { name: 'Seán', email: 'sean@pub.example', businessName: 'The Forge', industry: 'construction' };
  await requestTrial(idleForm, formOf({ ...trial, agent: 'plumber-pro-ai' }));
  await requestTrial(idleForm, formOf({ ...trial, businessName: 'Other', agent: 'no-such-agent' }));
  const leads = await db.lead.findMany({ orderBy: { createdAt: 'asc' } });
  expect(leads.map(({ agent }) => agent)).toEqual(['plumber-pro-ai', null]);
});

const trial = { name: 'Seán', email: 'sean@pub.example', businessName: 'The Forge', industry: 'restaurant' };
const openQuestion = { intent: 'dogs', question: 'Can I bring my dog?', confidence: 0, quotes: [] };
const report = {
  audience: 'a restaurant',
  asked: 3,
  answered: [openQuestion, openQuestion],
  half: [],
  unanswered: [openQuestion],
  warnings: [],
};

test('requestTrial › has the website read, and keeps what it leaves open with the lead', async () => {
  const state = await requestTrial(idleForm, formOf({ ...trial, businessUrl: 'forge.example' }));
  expect(state.values.next).toMatch(/^\/free-trial\/[\w.-]+$/);
  const preview = await db.agent.findFirstOrThrow({ include: { reading: true } });
  const readingId = String(preview.readingId);
  expect(preview).toMatchObject({ subject: 'industry:restaurant', reading: { url: 'forge.example' } });
  await db.readingReport.create({
    data: { readingId, subject: preview.subject, content: report },
  });
  await storeDrafts({ readingId });
  await db.siteReading.deleteMany();
  expect(await db.lead.findFirstOrThrow()).toMatchObject({
    id: preview.leadId,
    draft: { audience: 'a restaurant', asked: 3, answered: 2, open: ['Can I bring my dog?'] },
  });
});

test('requestTrial › shows the page of a trial to its sender alone, however often the form is sent', async () => {
  const send = async (address: string, formToken: string) => {
    setRequestHeaders({ 'x-client-address': address });
    return (await requestTrial(idleForm, formOf({ ...trial, formToken }))).values.next;
  };
  const [mine, elsewhere] = [createFormToken(), createFormToken()];
  const [next, ...same] = await Promise.all([mine, mine, mine].map((token) => send('192.0.2.1', token)));
  expect(next).toMatch(/^\/free-trial\//);
  expect(new Set(same)).toEqual(new Set([next]));
  expect(await send('192.0.2.1', ''), 'a reload').toBe(next);
  expect(await send('203.0.113.7', mine), 'the telephone’s network after the home’s').toBe(next);
  for (const token of [elsewhere, '', `${mine}x`, elsewhere])
    expect(await send('198.51.100.9', token), 'somebody who types the same').toBe('');
  setRequestHeaders({ 'x-client-address': '192.0.2.1' });
  expect(await db.lead.count()).toBe(1);
});

test('requestTrial › reads nothing for possible spam', async () => {
  const state = await requestTrial(idleForm, formOf({ ...trial, businessUrl: 'forge.example', extra: 'x' }));
  expect(state.status).toBe('done');
  expect(await db.agent.count()).toBe(0);
});

test('correctWebsite › has the corrected website of a trial read, and takes what the old reading says no longer', async () => {
  const { values } = await requestTrial(idleForm, formOf({ ...trial, businessUrl: 'forge.exmaple' }));
  expect(values.isRead).toBe('1');
  const old = await db.agent.findFirstOrThrow();
  await db.siteReading.updateMany({ data: { status: 'failed', problem: 'no-such-host' } });
  await storeDrafts({ readingId: String(old.readingId) });
  expect(await db.lead.findFirstOrThrow()).toMatchObject({ draft: { unread: 'no-such-host' } });
  const token = values.next?.split('/').at(-1) ?? '';
  const correct = (website: string, over: Record<string, string> = {}) =>
    correctWebsite(idleForm, formOf({ trial: token, website, ...over }));
  for (const website of ['', 'nora@forge.example', 'forge.example:8080'])
    expect(await correct(website)).toMatchObject({ status: 'invalid', values: { website } });
  expect((await correct('forge.example', { trial: `${token}x` })).status).toBe('rejected');
  expect((await db.lead.findFirstOrThrow()).businessUrl).toBe('https://forge.exmaple');
  await expect(correct('forge.example')).rejects.toThrow('NEXT_REDIRECT');
  const lead = await db.lead.findFirstOrThrow({ include: { agents: { include: { reading: true } } } });
  expect(lead).toMatchObject({ businessUrl: 'https://forge.example', draft: null });
  expect(lead.agents).toMatchObject([{ reading: { status: 'queued' } }]);
  await storeDrafts({ previewId: String(old.previewId) });
  expect((await db.lead.findFirstOrThrow()).draft).toBeNull();
});

test('requestTrial › keeps a website that cannot be read here, and says why', async () => {
  const { values } = await requestTrial(idleForm, formOf({ ...trial, businessUrl: 'forge.example:8080' }));
  expect(values.isRead).toBe('');
  expect(await db.lead.findFirstOrThrow()).toMatchObject({
    businessUrl: 'https://forge.example:8080',
    draft: { unread: 'forbidden-port' },
  });
});

test('answerQuestion › stores one line for a question that is open, and the last of two', async () => {
  const { values } = await requestTrial(idleForm, formOf(trial));
  const token = values.next?.split('/').at(-1) ?? '';
  const question = openQuestions(await db.lead.findFirstOrThrow())[0] ?? '';
  const answer = (over: Record<string, string> = {}) =>
    answerQuestion(idleForm, formOf({ trial: token, question, answer: 'Yes, on weekdays', ...over }));
  expect((await answer()).status).toBe('done');
  expect((await answer({ answer: 'Every day' })).status).toBe('done');
  expect((await answer({ answer: ' ' })).status).toBe('invalid');
  expect((await answer({ question: 'What is your password?' })).status).toBe('rejected');
  expect((await answer({ trial: `${token}x` })).status).toBe('rejected');
  expect(await db.leadAnswer.findMany()).toMatchObject([{ question, answer: 'Every day' }]);
});

test('sendMessage › ignores a page field that names no page with a form', async () => {
  await sendMessage(idleForm, formOf({ ...typed, page: '/admin"><script>' }));
  expect(await db.lead.findFirst()).toMatchObject({ page: '/contact' });
});

test('sendMessage › stores nothing for invalid input and returns the values', async () => {
  const values = { ...typed, email: 'sean', $ACTION_KEY: 'k' };
  const state = await sendMessage(idleForm, formOf(values));
  expect(state).toEqual({
    status: 'invalid',
    errors: { email: expect.any(String) },
    values: { ...typed, email: 'sean' },
  });
  expect(await db.lead.count()).toBe(0);
});

test('sendMessage › treats arguments other than a form as invalid input', async () => {
  // What a server action is called with is up to the client, whatever its signature says.
  const call = requestTrial as (...args: unknown[]) => ReturnType<typeof requestTrial>;
  for (const args of [[], [1, 2], [idleForm, null], [formOf(typed)]]) {
    expect((await call(...args)).status).toBe('invalid');
  }
});

test('sendMessage › returns the values and an error number when the database fails', async () => {
  vi.spyOn(db, '$transaction').mockRejectedValue(new Error('connection refused'));
  const state = await sendMessage(idleForm, formOf(typed));
  expect(state).toEqual({ status: 'failed', errorId: expect.stringMatching(/^[0-9a-f]{8}$/), values: typed });
});

test('sendMessage › does not count attempts that an outage failed', async () => {
  const send = async () => (await sendMessage(idleForm, formOf({ ...typed, formToken: createFormToken() }))).status;
  const outage = vi.spyOn(db, '$transaction').mockRejectedValue(new Error('disk full'));
  for (let attempt = 0; attempt < 6; attempt += 1) expect(await send()).toBe('failed');
  outage.mockRestore();
  expect(await send()).toBe('done');
  expect((await db.lead.findFirstOrThrow()).spamReasons).not.toContain('rate');
});

test('sendMessage › mails a lead whose form was filled from memory and sent at once', async () => {
  await sendMessage(idleForm, formOf({ ...typed, script: '1', formToken: '' }));
  await sendMessage(idleForm, formOf({ ...typed, message: 'Two', script: '1', formToken: createFormToken() }));
  expect(await db.lead.count({ where: { isSpam: false } })).toBe(2);
  expect(await db.mail.count()).toBe(4);
});

test.each([
  ['fills in the honeypot', { extra: 'x' }],
  ['writes words of spam', { message: 'We sell backlinks' }],
  ['forges the token', { formToken: 'mh2k.AAAAAAAAAAAAAAAAAAAAAAAA' }],
])('sendMessage › holds a bot without a token that %s', async (_name, sign) => {
  await sendMessage(idleForm, formOf({ ...typed, script: '1', formToken: '', ...sign }));
  expect(await db.lead.findMany()).toMatchObject([{ isSpam: true }]);
  expect(await db.mail.count()).toBe(0);
});
