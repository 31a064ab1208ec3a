import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { turnClock } from '@/lib/agents/clock/turn-clock';
import * as company from '@/lib/agents/company/actions';
import { agentFilterSchema } from '@/lib/agents/company/filter';
import { findAnyAgent, listAllAgents } from '@/lib/agents/company/queries';
import { send } from '@/lib/agents/conversations/send';
import { helpShown } from '@/lib/agents/help';
import { agentForUser } from '@/lib/agents/members';
import { publicAgent } from '@/lib/agents/public-agent';
import { agentRecord } from '@/lib/agents/record';
import { reportAgent } from '@/lib/agents/report-agent';
import { resumeAction } from '@/lib/agents/settings/actions';
import { currentUser } from '@/lib/auth/guard/current-user';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { DAY_MS, HOUR_MS } from '@/lib/time';
import { formOf, outcomeOf, signedIn } from '../../support/adopted-agents';
import { makeAgent, randomName } from '../../support/agents';
import { emptyTables } from '../../support/empty-tables';
import { setRequestHeaders } from '../../support/next-headers';
import { makeUser } from '../../support/users';

type Action = (previous: FormState, form: FormData) => Promise<FormState>;

let owner: { id: string };
let admin: { id: string };
let agentId: string;
let agent: Awaited<ReturnType<typeof makeAgent>>;

const person = (name: string, role: 'admin' | 'user') =>
  makeUser({ email: `${name}@bakery.ie`, password: 'four green fields', displayName: name, role });
const addPasskey = (userId: string) =>
  db.passkey.create({ data: { id: userId, userId, publicKey: Buffer.from([1]), name: 'Key' } });
const asAdmin = () => signedIn(admin.id, '192.0.2.50', true);

beforeEach(async () => {
  await emptyTables();
  owner = await person('mary', 'user');
  admin = await person('pat', 'admin');
  await addPasskey(admin.id);
  agent = await makeAgent({}, [owner]);
  agentId = agent.agentId;
  const soon = new Date(Date.now() + 2 * DAY_MS);
  await db.agent.update({ where: { id: agentId }, data: { endsAt: soon, adoptedAt: new Date() } });
  await asAdmin();
});

const act = (action: Action, fields: Record<string, string> = {}) =>
  outcomeOf(() => action(idleForm, formOf({ agent: agentId, ...fields })));
const stored = () => db.agent.findUniqueOrThrow({ where: { id: agentId } });
const page = () => `/agents-admin/${agentId}`;
const listed = async (query: object) => (await listAllAgents(agentFilterSchema.parse(query))).agents;

test('every action › is for admins with a passkey, and changes nothing for others', async () => {
  const before = await stored();
  const fields = { reason: 'She rang and asked.', days: '5' };
  const newcomer = await person('ann', 'admin');
  for (const [name, action] of Object.entries(company)) {
    await signedIn(owner.id);
    expect(await act(action, fields), name).toBe('/access-denied');
    await signedIn(newcomer.id);
    expect(await act(action, fields), name).toBe(page());
    // With the password alone.
    await signedIn(admin.id);
    expect(await act(action, fields), name).toMatch(/^\/auth/);
    setRequestHeaders({ 'x-client-address': '192.0.2.9' });
    expect(await act(action, fields), name).toMatch(/^\/auth/);
    await asAdmin();
    expect(await act(action, { ...fields, agent: randomUUID() }), name).toMatchObject({ status: 'rejected' });
    expect(await act(action, { ...fields, agent: `${agentId}'--` }), name).toMatchObject({ status: 'invalid' });
  }
  expect(await stored()).toEqual(before);
  expect(await agentRecord(agentId)).toEqual([]);
});

describe('opening an agent to help', () => {
  const sees = async () => {
    const user = await currentUser();
    return user && (await agentForUser(agentId, user))?.role;
  };

  test('needs a reason, which its owners see, and ends by itself', async () => {
    expect(await sees()).toBeUndefined();
    expect(await act(company.openToHelpAction, { reason: 'look' })).toMatchObject({ status: 'invalid' });
    expect(await act(company.openToHelpAction, { reason: 'She rang and asked.' })).toBe(`/agents/${agentId}`);
    expect(await sees()).toBe('member');
    const helper = await currentUser();
    expect(helper && (await helpShown(agentId, helper))).toMatchObject({ to: 'helper' });
    await signedIn(owner.id);
    const user = await currentUser();
    expect(user && (await helpShown(agentId, user))).toMatchObject({
      to: 'owner',
      visit: { who: `pat of ${env.siteName}`, reason: 'She rang and asked.' },
    });
    await asAdmin();
    await db.auditEvent.updateMany({ data: { at: new Date(Date.now() - HOUR_MS - 1_000) } });
    expect(await sees()).toBeUndefined();
  });

  test('ends with the role', async () => {
    await act(company.openToHelpAction, { reason: 'She rang and asked.' });
    await db.userRole.update({ where: { userId: admin.id }, data: { role: 'user' } });
    await asAdmin();
    expect(await sees()).toBeUndefined();
  });
});

describe('what our people do with an agent', () => {
  test('a pause of ours is undone by us alone', async () => {
    expect(await act(company.pauseByUsAction)).toBe(page());
    await signedIn(owner.id);
    expect(await act(resumeAction)).toMatchObject({ status: 'rejected' });
    await asAdmin();
    await act(company.resumeByUsAction);
    expect((await publicAgent(agent.key))?.mode).toBe('open');
  });

  test('a trial lasts longer, also one that is over, and its mails come anew', async () => {
    await db.agent.update({ where: { id: agentId }, data: { notices: ['live', 'last-day'] } });
    expect(await act(company.extendTrialAction, { days: '31' })).toMatchObject({ status: 'invalid' });
    const { endsAt } = await stored();
    await act(company.extendTrialAction, { days: '5' });
    const extended = await stored();
    expect((extended.endsAt?.getTime() ?? 0) - (endsAt?.getTime() ?? 0)).toBe(5 * DAY_MS);
    expect(extended.notices).toEqual(['live']);
    await turnClock(new Date(Date.now() + 8 * DAY_MS));
    expect((await stored()).state).toBe('ended');
    await act(company.extendTrialAction, { days: '10' });
    expect(await stored()).toMatchObject({ state: 'trial', liveDomain: 'harbour.example', expiresAt: null });
  });

  test('it becomes a client’s once control is proved, and nothing ends it by itself then', async () => {
    expect(await act(company.makeClientAction)).toMatchObject({ message: expect.stringContaining('First prove') });
    await act(company.proveByUsAction);
    await act(company.makeClientAction);
    expect(await stored()).toMatchObject({ state: 'client', controlBy: 'us', endsAt: null });
    await turnClock(new Date(Date.now() + 90 * DAY_MS));
    expect((await stored()).state).toBe('client');
    await act(company.endByUsAction);
    expect(await stored()).toMatchObject({ state: 'ended', endedBy: 'us' });
    await act(company.reopenByUsAction);
    expect((await stored()).state).toBe('client');
    expect((await agentRecord(agentId)).map(({ who }) => who)).toEqual(Array(4).fill(`pat of ${env.siteName}`));
  });
});

test('what its owner has deleted › is changed by nobody until they bring it back, whichever page was open', async () => {
  const states = [
    { isPaused: true, pausedBy: 'us' },
    { state: 'ended', endedBy: 'us', endedAt: new Date() },
    { state: 'draft' },
  ];
  for (const state of states) {
    await db.agent.update({ where: { id: agentId }, data: { ...state, liveDomain: null, deletedAt: new Date() } });
    const before = await stored();
    const { resumeByUsAction, reopenByUsAction, proveByUsAction, makeClientAction, endByUsAction } = company;
    const acts = [
      resumeByUsAction,
      reopenByUsAction,
      proveByUsAction,
      makeClientAction,
      endByUsAction,
      company.pauseByUsAction,
    ];
    for (const action of acts) await act(action);
    await act(company.extendTrialAction, { days: '5' });
    expect(await stored()).toEqual(before);
  }
  expect(await db.auditEvent.count()).toBe(0);
});

describe('the list', () => {
  test('says what needs a look: reports, failed readings, control that is not proved, many gaps', async () => {
    expect(await listed({ look: '1' })).toEqual([]);
    await reportAgent(agent, 'It is mine.');
    const old = new Date(Date.now() - 3 * DAY_MS);
    await db.agent.update({ where: { id: agentId }, data: { adoptedAt: old } });
    await db.siteReading.create({ data: { hostKey: 'x', url: 'https://x.ie', status: 'failed', agentId } });
    const secret = randomName();
    await db.agent.update({ where: { id: agentId }, data: { isPaused: false } });
    for (let at = 0; at < 11; at += 1)
      await send(
        agent,
        secret,
        { id: randomName(16), text: `Do you sell vouchers number ${at}?` },
        { ip: '192.0.2.7' },
      );
    await send(agent, secret, { id: randomName(16), text: 'Are dogs welcome?' }, { ip: '192.0.2.7' });
    const [found] = await listed({ look: '1' });
    expect(found).toMatchObject({ id: agentId, reasons: ['reported', 'unread', 'unproved', 'gaps'] });
    expect(found?.questions).toBeGreaterThan(found?.answered ?? 0);
    expect(found?.answered).toBeGreaterThan(0);
    await act(company.closeReportsAction);
    expect((await findAnyAgent(agentId))?.reasons).not.toContain('reported');
  });

  test('is searched by name, domain and address, and filtered by state; a text is no wildcard', async () => {
    await makeAgent({ state: 'draft', domain: 'bakery.example' });
    const ids = async (query: object) => (await listed(query)).map(({ domain }) => domain);
    expect(await ids({ q: 'HARBOUR' })).toHaveLength(2);
    expect(await ids({ q: 'mary@' })).toEqual(['harbour.example']);
    expect(await ids({ q: 'bakery.exam', state: 'draft' })).toEqual(['bakery.example']);
    expect(await ids({ q: '%' })).toEqual([]);
    expect(await ids({ state: 'paused' })).toEqual([]);
    expect(await ids({ state: 'nonsense', page: '-1' })).toHaveLength(2);
  });
});
