import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordEvent } from '@/lib/auth/audit-trail';
import { db } from '@/lib/db';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { formOf, outcomeOf, signedIn } from '../../support/adopted-agents';
import { makeAgent } from '../../support/agents';
import { emptyTables } from '../../support/empty-tables';
import { setRequestHeaders } from '../../support/next-headers';
import { makeUser } from '../../support/users';

type Action = (previous: FormState, form: FormData) => Promise<FormState>;

const AGENTS = join(import.meta.dirname, '../../../lib/agents');
/** Those of visitors, and of who has a mailed link: their rights are tested with them. */
const OTHERS = /^(?:preview|adoption|requests)\/|^company\//;

/** Every server action of the owner's pages. */
const actions: Record<string, Action> = {};
for (const file of readdirSync(AGENTS, { recursive: true, encoding: 'utf8' })) {
  if (!/actions\.ts$/.test(file) || OTHERS.test(file)) continue;
  Object.assign(actions, await import(join(AGENTS, file)));
}

const uuid = randomUUID();
const conversation = { conversation: uuid };
const member = { member: uuid };

/** What each needs besides the agent, by who may do it. */
const fieldsOf: Record<'owner' | 'member', Record<string, Record<string, string>>> = {
  owner: {
    checkLineAction: {},
    sendCodeAction: { address: 'mary@bakery.ie' },
    confirmCodeAction: { code: '12345678' },
    shareLinkAction: {},
    saveLookAction: { name: 'Byrne’s', greeting: '', colour: '#123c2e', side: 'left' },
    savePeopleAction: {},
    saveMailAction: { [`told-${uuid}`]: 'on' },
    saveSitesAction: { sites: 'bakery.ie' },
    savePrivacyAction: { retentionDays: '30' },
    pauseAction: {},
    resumeAction: {},
    endAction: {},
    reopenAction: {},
    deleteAction: {},
    inviteAction: { email: 'ann@bakery.ie', role: 'member' },
    withdrawAction: { invitation: uuid },
    changeRoleAction: { ...member, role: 'owner' },
    removeAction: member,
    restoreMemberAction: member,
  },
  member: {
    leaveAction: { sure: 'on' },
    takeOverAction: conversation,
    giveBackAction: conversation,
    settleAction: conversation,
    writeAction: { ...conversation, id: 'x'.repeat(22), text: 'Hello' },
    eraseAction: conversation,
    renewCalendarAction: {},
    decideAction: { request: uuid, decision: 'accepted' },
    teachAction: { question: 'Do you deliver?', answer: 'Yes.' },
    dismissAction: { question: 'Do you deliver?' },
    setTaughtAction: { taught: uuid, holds: 'no' },
    sayFactAction: { kind: 'phones', heading: '', text: '01 234 5678', verdict: 'not_ours', correction: '' },
    withdrawSaidAction: { said: uuid },
  },
};

/** Tested with the deletion, and with the invitation. */
const elsewhere = ['restoreAction', 'joinAction', 'declineAction'];

type Who = 'owner' | 'member' | 'removed' | 'stranger' | 'admin' | 'helper' | 'nobody';
const ids = {} as Record<Exclude<Who, 'nobody'>, string>;
let agentId = '';

beforeAll(async () => {
  await emptyTables();
  for (const who of ['owner', 'member', 'removed', 'stranger', 'admin', 'helper'] as const) {
    const role = who === 'admin' || who === 'helper' ? 'admin' : 'user';
    const user = await makeUser({ email: `${who}@bakery.ie`, password: 'four green fields', role });
    ids[who] = user.id;
  }
  const passkey = { publicKey: Buffer.from([1]), name: 'Key' };
  await db.passkey.create({ data: { id: 'helper', userId: ids.helper, ...passkey } });
});

/** An agent as each case finds it. */
async function makeAgentOfAll(domain: string): Promise<void> {
  ({ agentId } = await makeAgent({ domain }, [{ id: ids.owner }]));
  await db.agentMember.create({ data: { agentId, userId: ids.member, role: 'member' } });
  await recordEvent({ kind: 'agent_opened', userId: ids.helper, agentId, details: { by: 'us', reason: 'asked' } });
}

async function act(name: string, fields: Record<string, string>, who: Who, id = agentId): Promise<FormState | string> {
  if (who === 'nobody') setRequestHeaders({ 'x-client-address': '192.0.2.9' });
  else await signedIn(ids[who], '192.0.2.50', who === 'helper');
  const action = actions[name];
  if (!action) throw new Error(`There is no ${name}.`);
  return outcomeOf(() => action(idleForm, formOf({ agent: id, ...fields })));
}

/** As if there were no such agent; where somebody may be writing, in a sentence, so that their text stays. */
const isDenied = (outcome: FormState | string): boolean =>
  typeof outcome === 'string'
    ? outcome === '404'
    : 'message' in outcome && /no longer work with this agent/.test(outcome.message);

const state = async () => ({
  agent: await db.agent.findUnique({ where: { id: agentId } }),
  members: await db.agentMember.findMany({ where: { agentId }, orderBy: { userId: 'asc' } }),
  taught: await db.taughtAnswer.count(),
  facts: await db.agentFact.count(),
  invitations: await db.agentInvitation.count(),
  mails: await db.mail.count(),
});

test('the owner’s pages › have the actions whose rights are tested here', () => {
  const tested = [...Object.keys(fieldsOf.owner), ...Object.keys(fieldsOf.member), ...elsewhere];
  expect(Object.keys(actions).sort()).toEqual(tested.sort());
});

describe.each(['owner', 'member'] as const)('what an agent’s %s may do', (least) => {
  test.each(Object.entries(fieldsOf[least]))('%s › is for them, and for nobody else', async (name, fields) => {
    await makeAgentOfAll(`${name.toLowerCase()}.example`);
    const before = await state();
    const others: Who[] = [
      'removed',
      'stranger',
      'admin',
      ...(least === 'owner' ? (['member', 'helper'] as const) : []),
    ];
    for (const who of others) expect(await act(name, fields, who), who).toSatisfy(isDenied);
    expect(await act(name, fields, 'nobody')).toMatch(/^\/auth\?/);
    for (const id of [randomUUID(), `${agentId}' OR '1'='1`, '', '../x'])
      expect(await act(name, fields, 'owner', id), id).toSatisfy(isDenied);
    expect(await state()).toEqual(before);
    const may: Who[] = least === 'owner' ? ['owner'] : ['helper', 'member', 'owner'];
    for (const who of may) {
      const outcome = await act(name, fields, who);
      expect(outcome, who).not.toSatisfy(isDenied);
      expect(outcome, who).not.toHaveProperty('status', 'failed');
    }
  });
});
