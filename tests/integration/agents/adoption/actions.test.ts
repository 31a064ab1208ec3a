import { beforeEach, describe, expect, test } from 'vitest';
import { acceptedToday } from '@/lib/agents/adoption/accepted';
import {
  acceptWishAction,
  adoptAction,
  adoptWithSignUpAction,
  confirmAndAdoptAction,
  declineWishAction,
} from '@/lib/agents/adoption/actions';
import { adoptionProblems } from '@/lib/agents/adoption/take-over';
import { keepWish, listWishes, websitesThatWait } from '@/lib/agents/adoption/wishes';
import { MAX_AGENTS, MAX_WISHES } from '@/lib/agents/policy';
import { startPreviewAction } from '@/lib/agents/preview/actions';
import { adoptionSecretOf, findPreview } from '@/lib/agents/preview/find-preview';
import { deleteExpiredPreviews } from '@/lib/agents/preview/forget';
import { claimReading } from '@/lib/agents/preview/reading-queue';
import { teachAgent } from '@/lib/agents/taught';
import { findConfirmation } from '@/lib/auth/account/accounts';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { idleForm } from '@/lib/forms/form-state';
import { createFormToken } from '@/lib/forms/form-token';
import { HOUR_MS, MINUTE_MS } from '@/lib/time';
import { begunPreview, formOf, outcomeOf, signedIn } from '../../../support/adopted-agents';
import { newBrowser } from '../../../support/cookie-jar';
import { emptyTables } from '../../../support/empty-tables';
import { openMails } from '../../../support/mails';
import { setRequestHeaders } from '../../../support/next-headers';
import { makeUser } from '../../../support/users';

const SITE = 'bakery.ie';
const email = 'mary@bakery.ie';
const password = 'four green fields';
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const browserOf = (ip: string) => newBrowser(ip);

beforeEach(emptyTables);

type Preview = { id: string; previewId: string };
const fieldsOf = ({ previewId }: Preview, over = {}) =>
  formOf({ preview: previewId, token: adoptionSecretOf(previewId), accept: 'on', ...over });
const signUpFor = (browser: ReturnType<typeof newBrowser>, preview: Preview, over = {}) =>
  browser(() => outcomeOf(() => adoptWithSignUpAction(idleForm, fieldsOf(preview, { email, password, ...over }))));
const confirmAt = (browser: ReturnType<typeof newBrowser>, token: string, over = {}) =>
  browser(() => outcomeOf(() => confirmAndAdoptAction(idleForm, formOf({ token, callbackUrl: '/agents', ...over }))));
const adoptAs = async (userId: string, preview: Preview, over = {}) => {
  await signedIn(userId);
  return outcomeOf(() => adoptAction(idleForm, fieldsOf(preview, over)));
};
const tokenOfMail = async () => tokenIn((await openMails()).find(({ to }) => to === email)?.text);
const stateOf = async ({ id }: Preview) => (await db.agent.findUnique({ where: { id } }))?.state;

describe('adopting a preview with a new account', () => {
  test('makes the agent theirs once the address is confirmed in the same browser, with everything typed so far', async () => {
    const mine = browserOf('192.0.2.1');
    const preview = await begunPreview(SITE);
    await teachAgent(preview.id, { question: 'Do you do Sundays?', answer: 'Only before Christmas.' });
    expect(await signUpFor(mine, preview)).toMatchObject({ status: 'done' });
    expect(await stateOf(preview)).toBe('preview');
    const token = await tokenOfMail();
    const { own } = (await mine(() => findConfirmation(token))) ?? {};
    expect(await websitesThatWait(email, own?.id)).toBe(SITE);
    expect(await confirmAt(mine, token)).toBe(`/agents/${preview.id}/install`);
    const agent = await db.agent.findUniqueOrThrow({
      where: { id: preview.id },
      include: { members: true, taught: true },
    });
    expect(agent).toMatchObject({
      state: 'draft',
      previewId: null,
      name: SITE,
      allowedSites: [SITE, `www.${SITE}`],
      termsVersion: 'processor-terms-3',
      consent: 'free-trial-1',
      members: [{ role: 'owner' }],
      taught: [{ answer: 'Only before Christmas.' }],
    });
    expect(agent.key).toMatch(/^[\w-]{22}$/);
    expect((agent.expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 24 * HOUR_MS);
    expect(await db.auditEvent.count({ where: { kind: 'agent_adopted' } })).toBe(1);
    expect((await openMails()).map(({ subject }) => subject)).toEqual([`New agent: ${SITE}`]);
    expect(await findPreview(preview.previewId)).toBeUndefined();
    // Its own reading, which visitors are not given, and which they do not wait for.
    expect(await db.siteReading.findFirst({ where: { agentId: preview.id } })).toMatchObject({ status: 'queued' });
    expect((await begunPreview(SITE)).id).not.toBe(preview.id);
    expect((await claimReading())?.agentId).toBeNull();
    expect(await claimReading()).toBeUndefined();
    expect((await claimReading('own'))?.agentId).toBe(preview.id);
  });

  test('asks the address’s owner for a press, and the terms, where another browser confirms it', async () => {
    const preview = await begunPreview(SITE);
    await signUpFor(browserOf('192.0.2.1'), preview);
    const phone = browserOf('192.0.2.2');
    expect(await confirmAt(phone, await tokenOfMail(), { password: 'my own password' })).toBe('/agents');
    expect(await stateOf(preview)).toBe('preview');
    const user = await db.user.findUniqueOrThrow({ where: { email } });
    expect(await listWishes(email)).toMatchObject([{ agentId: preview.id, domain: SITE }]);
    await signedIn(user.id);
    const press = (over = {}) => outcomeOf(() => acceptWishAction(idleForm, formOf({ agent: preview.id, ...over })));
    expect(await press()).toMatchObject({ errors: { accept: expect.any(String) } });
    expect(await press({ accept: 'on' })).toBe(`/agents/${preview.id}/install`);
    expect(await stateOf(preview)).toBe('draft');
  });

  test('gives nothing to who confirms another address, and nothing of a stranger’s wish to who confirms their own', async () => {
    const [mine, stranger] = [browserOf('192.0.2.1'), browserOf('192.0.2.3')];
    const [preview, planted] = [await begunPreview(SITE), await begunPreview('competitor.ie')];
    // A stranger prepares an agent for Mary's address; Mary signs up for her own.
    await signUpFor(stranger, planted, { password: 'strangers pass' });
    await signUpFor(mine, preview);
    const mails = (await openMails()).filter(({ to }) => to === email);
    const { own } = (await mine(() => findConfirmation(tokenIn(mails[0]?.text)))) ?? {};
    expect([await websitesThatWait(email, own?.id), await websitesThatWait(email)]).toEqual([
      SITE,
      `${SITE} and competitor.ie`,
    ]);
    expect(await confirmAt(mine, tokenIn(mails[0]?.text))).toBe(`/agents/${preview.id}/install`);
    expect(await stateOf(planted)).toBe('preview');
    const pat = await makeUser({ email: 'pat@other.ie', password });
    await signedIn(pat.id);
    expect(await outcomeOf(() => acceptWishAction(idleForm, formOf({ agent: planted.id, accept: 'on' })))).toBe('404');
    const mary = await db.user.findUniqueOrThrow({ where: { email } });
    await signedIn(mary.id);
    expect(await outcomeOf(() => declineWishAction(idleForm, formOf({ agent: planted.id })))).toBe('/agents');
    expect(await listWishes(email)).toEqual([]);
  });

  test('keeps the preview until the mailed link expires, and no longer', async () => {
    const preview = await begunPreview(SITE);
    await signUpFor(browserOf('192.0.2.1'), preview);
    const later = new Date(Date.now() + 61 * MINUTE_MS);
    await deleteExpiredPreviews(later);
    expect(await stateOf(preview)).toBe('preview');
    await db.agent.update({ where: { id: preview.id }, data: { expiresAt: new Date(Date.now() - MINUTE_MS) } });
    expect(await findPreview(preview.previewId)).toBeDefined();
    await deleteExpiredPreviews(new Date(Date.now() + 25 * HOUR_MS));
    expect(await stateOf(preview)).toBeUndefined();
    expect(await db.siteReading.count()).toBe(0);
  });

  test('sends who has an account to sign in, where the agent waits; writes to a few addresses only', async () => {
    const user = await makeUser({ email, password });
    const preview = await begunPreview(SITE);
    await signUpFor(browserOf('192.0.2.1'), preview);
    const [mail] = await openMails();
    expect(mail?.text).toContain('/auth?callbackUrl=%2Fagents');
    expect(await listWishes(user.email)).toHaveLength(1);
    for (let number = 1; number < MAX_WISHES; number += 1)
      expect(await signUpFor(browserOf('192.0.2.1'), preview, { email: `m${number}@bakery.ie` })).toMatchObject({
        status: 'done',
      });
    expect(await signUpFor(browserOf('192.0.2.1'), preview, { email: 'one.more@bakery.ie' })).toMatchObject({
      status: 'rejected',
    });
  });
});

test('keepWish › keeps a few addresses, also of many at once', async () => {
  const { id: agentId } = await begunPreview(SITE);
  const keep = (number: number) =>
    db.$transaction((tx) =>
      keepWish(tx, { agentId, email: `m${number}@bakery.ie`, ...acceptedToday }, crypto.randomUUID()),
    );
  const kept = await Promise.allSettled(Array.from({ length: MAX_WISHES + 3 }, (_, number) => keep(number)));
  expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_WISHES);
  expect(await db.agentAdoption.count()).toBe(MAX_WISHES);
});

describe('adopting a preview, signed in', () => {
  test('takes one press, and only the secret of the browser that began it, and the terms', async () => {
    const { id: userId } = await makeUser({ email, password });
    const [preview, other] = [await begunPreview(SITE), await begunPreview('other.ie')];
    const secrets = ['', 'x'.repeat(43), adoptionSecretOf(other.previewId), preview.previewId, 'x'.repeat(500)];
    for (const token of secrets)
      expect(await adoptAs(userId, preview, { token })).toMatchObject({
        status: expect.stringMatching(/rejected|invalid/),
      });
    expect(await adoptAs(userId, preview, { accept: '' })).toMatchObject({ errors: { accept: expect.any(String) } });
    expect(await stateOf(preview)).toBe('preview');
    expect(await adoptAs(userId, preview)).toBe(`/agents/${preview.id}/install`);
    expect(await adoptAs(userId, preview)).toMatchObject({ status: 'rejected' });
  });

  test('gives an agent to one of two accounts that take it at once, and no account a fourth', async () => {
    const users = [await makeUser({ email, password }), await makeUser({ email: 'pat@bakery.ie', password })];
    const preview = await begunPreview(SITE);
    const { takeOver } = await import('@/lib/agents/adoption/take-over');
    const taken = await Promise.all(
      users.map(({ id }) => takeOver(preview.id, acceptedToday, { userId: id, ip: '192.0.2.1' })),
    );
    expect(taken.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await db.agentMember.count()).toBe(1);
    const owner = await db.agentMember.findFirstOrThrow();
    const more = [];
    for (let number = 0; number < MAX_AGENTS; number += 1) more.push(await begunPreview(`shop${number}.ie`));
    const all = await Promise.all(
      more.map(({ id }) => takeOver(id, acceptedToday, { userId: owner.userId, ip: '192.0.2.1' })),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(MAX_AGENTS - 1);
    expect(all).toContainEqual({ ok: false, message: adoptionProblems.full });
  });

  test('is for nobody while agents are off, nor for a website that could not be read', async () => {
    const { id: userId } = await makeUser({ email, password });
    const preview = await begunPreview(SITE);
    await db.siteReading.updateMany({ data: { status: 'failed' } });
    expect(await adoptAs(userId, preview)).toMatchObject({ message: adoptionProblems.unread });
    env.agentsLive = false;
    expect(await adoptAs(userId, preview)).toBe('404');
    env.agentsLive = true;
  });
});

test('startPreviewAction › tells the secret to the script that began the preview alone, never in an address', async () => {
  setRequestHeaders({ 'x-client-address': '192.0.2.9' });
  const form = () => formOf({ website: SITE, formToken: createFormToken() });
  const scripted = form();
  scripted.set('script', '1');
  const state = await startPreviewAction(idleForm, scripted);
  const { preview = '', adoption } = state.values;
  expect(adoption).toBe(adoptionSecretOf(preview));
  const path = await outcomeOf(() => startPreviewAction(idleForm, form()));
  expect(path).toMatch(/^\/meet-your-agent\/[\w-]{43}$/);
  expect(String(path)).not.toContain(adoptionSecretOf(String(path).split('/')[2] ?? ''));
});
