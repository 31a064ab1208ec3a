import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { GET } from '@/app/api/agents/[id]/export/route';
import { listAgents } from '@/lib/agents/access';
import { turnClock } from '@/lib/agents/clock/turn-clock';
import {
  declineAction,
  inviteAction,
  joinAction,
  leaveAction,
  removeAction,
  restoreMemberAction,
  withdrawAction,
} from '@/lib/agents/colleagues/actions';
import { findInvitation, listInvitations } from '@/lib/agents/colleagues/invitations';
import { deskEvents } from '@/lib/agents/conversations/desk-events';
import { send } from '@/lib/agents/conversations/send';
import { agentForMember } from '@/lib/agents/members';
import { MAX_AGENTS } from '@/lib/agents/policy';
import { publicAgent } from '@/lib/agents/public-agent';
import { agentRecord } from '@/lib/agents/record';
import { reportAgent } from '@/lib/agents/report-agent';
import {
  deleteAction,
  endAction,
  pauseAction,
  reopenAction,
  restoreAction,
  resumeAction,
  saveLookAction,
  saveMailAction,
  savePeopleAction,
  savePrivacyAction,
  saveSitesAction,
} from '@/lib/agents/settings/actions';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { DAY_MS, HOUR_MS } from '@/lib/time';
import { formOf, outcomeOf, signedIn } from '../../support/adopted-agents';
import { makeAgent, randomName } from '../../support/agents';
import { emptyTables } from '../../support/empty-tables';
import { openMails } from '../../support/mails';
import { makeUser } from '../../support/users';

const person = (name: string) =>
  makeUser({ email: `${name}@bakery.ie`, password: 'four green fields', displayName: name });

let owner: Awaited<ReturnType<typeof person>>;
let agent: Awaited<ReturnType<typeof makeAgent>>;

beforeEach(async () => {
  await emptyTables();
  owner = await person('mary');
  agent = await makeAgent({}, [owner]);
  await db.agent.update({ where: { id: agent.agentId }, data: { endsAt: new Date(Date.now() + 5 * DAY_MS) } });
  await signedIn(owner.id);
});

type Action = (previous: FormState, form: FormData) => Promise<FormState>;
const act = (action: Action, fields: Record<string, string> = {}) =>
  outcomeOf(() => action(idleForm, formOf({ agent: agent.agentId, ...fields })));
const stored = () => db.agent.findUniqueOrThrow({ where: { id: agent.agentId } });
const seen = async () => (await publicAgent(agent.key))?.mode;
const settings = (notice: string) => `/agents/${agent.agentId}/settings?notice=${notice}`;

describe('settings', () => {
  const look = { name: 'Byrne’s Bakery', greeting: 'Hello there', colour: '#1D4ED8', side: 'left' };

  test('reach the public agent, and the record names who changed what', async () => {
    expect(await act(saveLookAction, look)).toMatchObject({ status: 'done' });
    expect(await publicAgent(agent.key)).toMatchObject({ ...look, colour: '#1d4ed8' });
    await act(saveLookAction, look);
    expect(await agentRecord(agent.agentId)).toMatchObject([
      { who: 'mary', what: 'Settings of an agent changed: name, greeting, colour, side of the button' },
    ]);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'Byrne’s\r\nBcc: all@example.com' }, 'name'],
    [{ greeting: 'x'.repeat(301) }, 'greeting'],
    [{ colour: 'red;}body{display:none' }, 'colour'],
    [{ colour: '#fff' }, 'colour'],
    [{ side: 'top' }, 'side'],
  ])('refuse %j at its field, and lose nothing of what was typed', async (wrong, field) => {
    const typed = { ...look, ...wrong };
    expect(await act(saveLookAction, typed)).toMatchObject({
      status: 'invalid',
      errors: { [field]: expect.any(String) },
      values: typed,
    });
    expect((await stored()).name).toBe('The Harbour Kitchen');
  });

  test('take hosts exactly, and nothing that is more or less than a host', async () => {
    const sites = 'Bakery.ie\nhttps://www.bakery.ie/menu, shop.bakery.ie\nbäckerei.de\nbakery.example:8443';
    expect(await act(saveSitesAction, { sites })).toMatchObject({ status: 'done' });
    expect((await stored()).allowedSites).toEqual([
      'bakery.ie',
      'shop.bakery.ie',
      'xn--bckerei-5wa.de',
      'bakery.example:8443',
    ]);
    for (const wrong of [
      '*.bakery.ie',
      '*',
      'localhost',
      '127.0.0.1',
      '[::1]',
      "bakery.ie'self'",
      'javascript:alert(1)',
    ])
      expect(await act(saveSitesAction, { sites: wrong }), wrong).toMatchObject({ status: 'invalid' });
    for (const wrong of ['user:word@bakery.ie', 'bakery..ie', '-.ie', 'ie', 'bakery.ie.', 'bakery_.ie', '0x7f.1'])
      expect(await act(saveSitesAction, { sites: wrong }), wrong).toMatchObject({ status: 'invalid' });
    const eleven = Array.from({ length: 11 }, (_, at) => `shop${at}.bakery.ie`).join('\n');
    expect(await act(saveSitesAction, { sites: eleven })).toMatchObject({ errors: { sites: 'At most 10 websites.' } });
    expect((await stored()).allowedSites).toHaveLength(4);
  });

  test('say to a customer who waits when people answer', async () => {
    const week = { day1: 'on', day2: 'on', day3: 'on', day4: 'on', day5: 'on' };
    expect(await act(savePeopleAction, week)).toMatchObject({ errors: { peopleFrom: expect.any(String) } });
    expect(await act(savePeopleAction, { peopleFrom: '09:00' })).toMatchObject({ status: 'invalid' });
    const late = { ...week, peopleFrom: '17:00', peopleTo: '09:00' };
    expect(await act(savePeopleAction, late)).toMatchObject({ errors: { peopleTo: expect.any(String) } });
    expect(await act(savePeopleAction, { ...week, peopleFrom: '09:00', peopleTo: '17:30' })).toMatchObject({
      status: 'done',
    });
    await act(pauseAction);
    const paused = await publicAgent(agent.key);
    if (!paused) throw new Error('The agent is gone.');
    const sent = await send(
      paused,
      randomName(),
      { id: randomName(16), text: 'Is anybody there?' },
      { ip: '192.0.2.7' },
    );
    expect(JSON.stringify(sent)).toContain('People answer Monday to Friday, 09:00 to 17:30.');
    await act(savePeopleAction);
    expect((await publicAgent(agent.key))?.people).toBe('');
  });

  test('say who is told, in which hours not, and with or without the customer’s words', async () => {
    const ann = await person('ann');
    await db.agentMember.create({ data: { agentId: agent.agentId, userId: ann.id, role: 'member' } });
    expect(await act(saveMailAction)).toMatchObject({ errors: { told: expect.any(String) } });
    const half = { [`told-${ann.id}`]: 'on', quietFrom: '22:00' };
    expect(await act(saveMailAction, half)).toMatchObject({ errors: { quietFrom: expect.any(String) } });
    const chosen = {
      [`told-${owner.id}`]: '',
      [`told-${ann.id}`]: 'on',
      quietFrom: '22:00',
      quietTo: '07:00',
      isWordless: 'on',
    };
    expect(await act(saveMailAction, chosen)).toMatchObject({ status: 'done' });
    expect(await stored()).toMatchObject({ quietFrom: 1_320, quietTo: 420, isWordless: true });
    await act(saveMailAction, { [`told-${ann.id}`]: 'on', isWordless: 'on' });

    const [secret, sender] = [randomName(), { ip: '192.0.2.7' }];
    for (const text of ['Can somebody ring me back please?', 'Mary Byrne', '086 123 4567'])
      await send(agent, secret, { id: randomName(16), text }, sender);
    const mails = await openMails();
    expect(mails.map(({ to }) => to)).toEqual(['ann@bakery.ie']);
    expect(mails[0]?.text).toContain('/requests/');
    expect(mails[0]?.text).not.toMatch(/086 123 4567|Mary Byrne|ring me/);
  });

  test('change no more than a form that was open meanwhile changes: who has joined, and what a colleague has saved, holds', async () => {
    const form = (fields: Record<string, string>, changed: Record<string, string>) => ({
      ...fields,
      ...changed,
      was: JSON.stringify(fields),
    });
    const told = async () =>
      (await db.agentMember.findMany({ where: { isTold: true }, include: { user: true } }))
        .map(({ user }) => user.displayName)
        .sort();
    const [ann, ben] = [await person('ann'), await person('ben')];
    await db.agentMember.create({ data: { agentId: agent.agentId, userId: ann.id, role: 'member' } });
    const open = { [`told-${owner.id}`]: 'on', [`told-${ann.id}`]: 'on', quietFrom: '', quietTo: '', isWordless: '' };
    await db.agentMember.create({ data: { agentId: agent.agentId, userId: ben.id, role: 'member' } });
    await act(saveMailAction, form(open, { [`told-${ann.id}`]: '' }));
    expect(await told()).toEqual(['ben', 'mary']);
    await act(saveMailAction, form(open, { quietFrom: '22:00', quietTo: '07:00' }));
    expect(await told()).toEqual(['ben', 'mary']);
    await act(saveMailAction, form(open, { isWordless: 'on' }));
    expect(await stored()).toMatchObject({ quietFrom: 1_320, isWordless: true });

    await act(saveLookAction, look);
    const { colour } = await stored();
    await act(saveLookAction, form({ ...look, colour: '#111111' }, { name: 'Byrne & Daughters' }));
    expect(await stored()).toMatchObject({ name: 'Byrne & Daughters', colour });
    await act(saveLookAction, { ...look, was: '["not what was shown"]' });
    expect(await stored()).toMatchObject({ name: look.name });
    await act(saveSitesAction, { sites: 'bakery.ie' });
    await act(saveSitesAction, form({ sites: 'bakery.ie' }, { sites: '' }));
    expect((await stored()).allowedSites).toEqual([]);
  });

  test('keep conversations as long as was chosen, and switch the model off', async () => {
    expect(await act(savePrivacyAction, { retentionDays: '3650' })).toMatchObject({ status: 'invalid' });
    await act(savePrivacyAction, { retentionDays: '365', isModelOn: '' });
    expect(await stored()).toMatchObject({ retentionDays: 365, isModelOff: true });
  });
});

describe('pausing, ending and deleting', () => {
  test('a pause takes messages, and is undone by its owner, but not where we have paused it', async () => {
    expect(await act(pauseAction)).toBe(`${settings('paused')}#off`);
    expect(await seen()).toBe('messages');
    await act(resumeAction);
    expect(await seen()).toBe('open');
    await reportAgent(agent, 'This is my restaurant.');
    expect(await act(resumeAction)).toMatchObject({ status: 'rejected' });
    expect(await seen()).toBe('messages');
  });

  test('a report does not switch a client off, and our team gets one mail a day about it', async () => {
    await db.agent.update({ where: { id: agent.agentId }, data: { state: 'client' } });
    for (let report = 0; report < 25; report += 1) await reportAgent(agent, `It is mine, ${report}.`);
    expect(await seen()).toBe('open');
    expect(await db.mail.count({ where: { kind: 'agent_team' } })).toBe(1);
    expect(await db.agentReport.count()).toBe(20);
  });

  test('an end is undone for a week by who ended it, and only while the trial lasts', async () => {
    await db.agent.update({ where: { id: agent.agentId }, data: { notices: ['live'] } });
    await act(endAction);
    expect(await stored()).toMatchObject({ state: 'ended', endedBy: 'owner', liveDomain: null });
    expect(await act(reopenAction)).toBe(`${settings('reopened')}#off`);
    expect(await stored()).toMatchObject({ state: 'trial', liveDomain: 'harbour.example', notices: ['live'] });
    // Its mails were about something that is no longer so.
    expect(await openMails()).toEqual([]);
    expect(await act(reopenAction)).toMatchObject({ status: 'rejected' });
    await act(endAction);
    await db.agent.create({ data: { state: 'trial', domain: 'harbour.example', liveDomain: 'harbour.example' } });
    expect(await act(reopenAction)).toMatchObject({ message: expect.stringContaining('Another agent is now live') });
    await db.agent.updateMany({ where: { id: agent.agentId }, data: { endsAt: new Date(Date.now() - HOUR_MS) } });
    expect(await act(reopenAction)).toMatchObject({ message: expect.stringContaining('no longer be undone') });
  });

  test('a deletion is at once, can be undone for seven days, and is for good then', async () => {
    expect(await act(deleteAction)).toBe('/agents?notice=deleted');
    expect(await seen()).toBe('gone');
    expect(await agentForMember(agent.agentId, owner.id)).toBeUndefined();
    const [mail] = await openMails();
    expect(mail).toMatchObject({ to: 'mary@bakery.ie', subject: 'Your agent for harbour.example has been deleted' });
    await turnClock(new Date(Date.now() + 6 * DAY_MS));
    expect(await listAgents(owner.id)).toMatchObject([{ id: agent.agentId, state: 'trial' }]);

    await signedIn((await person('ann')).id);
    expect(await act(restoreAction)).toMatchObject({ status: 'rejected' });
    await signedIn(owner.id);
    expect(await act(restoreAction)).toBe(`/agents/${agent.agentId}`);
    expect(await seen()).toBe('open');

    await act(deleteAction);
    expect(await openMails()).toHaveLength(1);
    const week = new Date(Date.now() + 7 * DAY_MS + HOUR_MS);
    await turnClock(week);
    expect(await stored()).toMatchObject({ state: 'erased', name: '', deletedAt: null });
    expect(await act(restoreAction)).toMatchObject({ status: 'rejected' });
  });

  test('a deletion ends open desks at once, and its undo brings invitations back with the time that they had left', async () => {
    await act(inviteAction, { email: 'ann@bakery.ie', role: 'member' });
    const abort = new AbortController();
    const stillIn = async () => (await agentForMember(agent.agentId, owner.id)) !== undefined;
    const stream = deskEvents(agent.agentId, stillIn, abort.signal);
    await stream.next();
    await stream.next();
    await act(deleteAction);
    expect((await stream.next()).value).toContain('event: gone');
    expect((await stream.next()).done).toBe(true);

    const twoDaysAgo = Date.now() - 2 * DAY_MS;
    await db.agent.update({ where: { id: agent.agentId }, data: { deletedAt: new Date(twoDaysAgo) } });
    await db.agentInvitation.updateMany({ data: { expiresAt: new Date(twoDaysAgo + HOUR_MS) } });
    await turnClock(new Date());
    // Its mail finds no agent.
    expect((await openMails()).map(({ to }) => to)).toEqual(['mary@bakery.ie']);
    await act(restoreAction);
    const [invitation] = await openMails();
    expect(invitation).toMatchObject({ to: 'ann@bakery.ie', subject: expect.stringContaining('You’re invited') });
    const { expiresAt } = await db.agentInvitation.findFirstOrThrow();
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
    expect(expiresAt.getTime()).toBeLessThan(Date.now() + 2 * HOUR_MS);
  });

  test('a deleted agent counts for nothing, and does not come back beyond the limit', async () => {
    await act(deleteAction);
    for (let at = 0; at < MAX_AGENTS; at += 1) await makeAgent({ domain: `shop${at}.example` }, [owner]);
    expect(await act(restoreAction)).toMatchObject({ message: expect.stringContaining('at most 3 agents') });
  });
});

test('the export › is for owners alone, thirty times an hour', async () => {
  const download = (query = '') =>
    GET(
      new NextRequest(`${env.siteUrl}/api/agents/${agent.agentId}/export${query}`, {
        headers: { 'sec-fetch-site': 'same-origin' },
      }),
      { params: Promise.resolve({ id: agent.agentId }) },
    );
  await db.agentMember.updateMany({ data: { role: 'member' } });
  expect((await download()).status).toBe(404);
  await db.agentMember.updateMany({ data: { role: 'owner' } });
  expect((await download('?format=xml')).status).toBe(400);
  await send(agent, randomName(), { id: randomName(16), text: 'Do you sell bicycles?' }, { ip: '192.0.2.7' });
  const csv = await (await download('?format=csv')).text();
  expect(csv.split('\r\n')[2]).toContain('"That’s not on our website.');
  for (let at = 1; at < 30; at += 1) expect((await download()).status).toBe(200);
  const refused = await download();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('colleagues', () => {
  const invited = { email: 'Ann@Bakery.ie', role: 'member' };
  const link = async () => /token=([\w-]{43})/.exec((await openMails()).at(-1)?.text ?? '')?.[1] ?? '';

  test('are invited by mail, and the link makes the account of that address a member, once', async () => {
    expect(await act(inviteAction, invited)).toBe(`${settings('invited')}#colleagues`);
    const token = await link();
    expect(token).not.toBe('');
    expect(JSON.stringify(await db.agentInvitation.findMany())).not.toContain(token);

    await signedIn((await person('pat')).id);
    expect(await act(joinAction, { token })).toMatchObject({ status: 'rejected' });
    const ann = await person('ann');
    await signedIn(ann.id);
    expect(await act(joinAction, { token: `${token.slice(1)}x` })).toMatchObject({ status: 'rejected' });
    expect(await act(joinAction, { token })).toBe(`/agents/${agent.agentId}`);
    expect((await agentForMember(agent.agentId, ann.id))?.role).toBe('member');
    expect(await act(joinAction, { token })).toMatchObject({ status: 'rejected' });
    expect((await agentRecord(agent.agentId)).map(({ what, who }) => `${who}: ${what}`)).toEqual([
      'ann: Invitation to an agent accepted',
      'mary: Colleague invited to an agent',
    ]);
  });

  test('a link is replaced by a newer one, and works no more once withdrawn, declined or expired', async () => {
    const ann = await person('ann');
    await act(inviteAction, invited);
    const first = await link();
    await act(inviteAction, invited);
    const second = await link();
    await signedIn(ann.id);
    expect(await act(joinAction, { token: first })).toMatchObject({ status: 'rejected' });
    await signedIn(owner.id);
    const { id } = await db.agentInvitation.findFirstOrThrow();
    await act(withdrawAction, { invitation: id });
    await signedIn(ann.id);
    expect(await act(joinAction, { token: second })).toMatchObject({ status: 'rejected' });

    await signedIn(owner.id);
    await act(inviteAction, invited);
    const third = await link();
    await db.agentInvitation.updateMany({ data: { expiresAt: new Date(Date.now() - HOUR_MS) } });
    await signedIn(ann.id);
    expect(await act(joinAction, { token: third })).toMatchObject({ status: 'rejected' });
    await db.agentInvitation.updateMany({ data: { expiresAt: new Date(Date.now() + HOUR_MS) } });
    expect(await act(declineAction, { token: third })).toBe('/agents?notice=declined');
    expect(await db.agentInvitation.count()).toBe(0);
    await signedIn(owner.id);
    expect(await act(inviteAction, invited)).toMatchObject({ errors: { email: expect.stringContaining('several') } });
  });

  test('an invitation has nothing in it that a stranger words', async () => {
    await db.agent.update({ where: { id: agent.agentId }, data: { name: 'Win €500 at evil.example' } });
    await db.user.update({ where: { id: owner.id }, data: { displayName: 'Your bank' } });
    await act(inviteAction, invited);
    const [mail] = await openMails();
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil|bank|€500/);
    expect(mail?.text).toContain('mary@bakery.ie invites you');
  });

  test('access ends with the removal, open streams too; it can be undone, and its mail is sent otherwise', async () => {
    const ann = await person('ann');
    const hers = { agentId: agent.agentId, userId: ann.id, role: 'owner', isTold: false, diaryKey: randomName() };
    await db.agentMember.create({ data: hers });
    await signedIn(ann.id);
    await act(inviteAction, { email: 'pat@bakery.ie', role: 'member' });
    const token = await link();
    await signedIn(owner.id);
    const abort = new AbortController();
    const stillIn = async () => (await agentForMember(agent.agentId, ann.id)) !== undefined;
    const stream = deskEvents(agent.agentId, stillIn, abort.signal);
    expect((await stream.next()).done).toBe(false);
    expect((await stream.next()).done).toBe(false);

    expect(await act(removeAction, { member: ann.id })).toBe(`${settings(`removed&member=${ann.id}`)}#colleagues`);
    expect(await agentForMember(agent.agentId, ann.id)).toBeUndefined();
    expect(JSON.stringify(await db.mail.findMany())).not.toContain(hers.diaryKey);
    expect([await findInvitation(token), await listInvitations(agent.agentId)]).toEqual([undefined, []]);
    expect((await stream.next()).value).toContain('event: gone');
    expect((await stream.next()).done).toBe(true);

    expect(await act(restoreMemberAction, { member: ann.id })).toBe(`${settings('restored')}#colleagues`);
    expect(await db.agentMember.findFirst({ where: { userId: ann.id } })).toMatchObject(hers);
    expect([await findInvitation(token), (await listInvitations(agent.agentId)).length]).toMatchObject([
      { email: 'pat@bakery.ie' },
      1,
    ]);
    expect(await openMails()).toEqual([]);
    await act(removeAction, { member: ann.id });
    expect((await openMails()).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'ann@bakery.ie: You no longer work with the agent for harbour.example',
    ]);
    await db.removedMember.updateMany({ data: { removedAt: new Date(Date.now() - HOUR_MS) } });
    expect(await act(restoreMemberAction, { member: ann.id })).toMatchObject({ status: 'rejected' });
    await turnClock();
    expect([await db.removedMember.count(), await db.agentInvitation.count()]).toEqual([0, 0]);
  });

  test('the last owner stays, also when two leave at once', async () => {
    expect(await act(leaveAction, { sure: 'on' })).toMatchObject({
      message: expect.stringContaining('needs an owner'),
    });
    expect(await act(removeAction, { member: owner.id })).toMatchObject({ status: 'rejected' });
    const ann = await person('ann');
    await db.agentMember.create({ data: { agentId: agent.agentId, userId: ann.id, role: 'owner' } });
    await Promise.all([act(removeAction, { member: ann.id }), act(leaveAction, { sure: 'on' })]);
    expect(await db.agentMember.count({ where: { agentId: agent.agentId, role: 'owner' } })).toBe(1);
  });
});
