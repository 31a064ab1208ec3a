import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredPreviews } from '@/lib/agents/preview/forget';
import { claimReading } from '@/lib/agents/preview/reading-queue';
import { startPreview } from '@/lib/agents/preview/start-preview';
import { confirmSignUp, findEmailLink, requestReset, requestSignUp } from '@/lib/auth/account/accounts';
import { consumeChallenge, storeChallenge } from '@/lib/auth/passkeys/challenge';
import { findSession, renewSession, startSession } from '@/lib/auth/session/sessions';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { type LeadSubmission, storeLead } from '@/lib/leads/commands';
import { isUnsubscribed, unsubscribe, unsubscribeUrl, verifyUnsubscribe } from '@/lib/mail/unsubscribe';
import { applyRetention } from '@/lib/retention/apply-retention';
import { acquireLease, claimAbandonedRuns, renewLease } from '@/lib/scraper-runs/lease';
import { startRun } from '@/lib/scraper-runs/start-run';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@/lib/time';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { emptyTables } from '../support/empty-tables';
import { openMails } from '../support/mails';
import { moveClock } from '../support/move-clock';
import { startApiSession } from '../support/sessions';
import { makeUser } from '../support/users';

const BACK = -DAY_MS;
const FORWARD = DAY_MS;
const ip = '192.0.2.1';
const visitor = { website: 'https://bakery.example/', subject: 'industry:restaurant' };
const lead: LeadSubmission = {
  kind: 'contact',
  name: 'Mary',
  email: 'mary@bakery.example',
  message: 'Do you do pubs?',
  consentVersion: 'contact-1',
  page: '/contact',
};
let userId: string;

beforeEach(async () => {
  await emptyTables();
  ({ id: userId } = await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' }));
});
afterEach(() => {
  env.scraper.pagesADay = 5_000;
});

const tokenOf = async () => /token=([\w-]+)/.exec((await openMails())[0]?.text ?? '')?.[1] ?? '';
const startScraping = () =>
  startRun(userId, planWebsiteRun(runSchema.parse({ url: 'https://bakery.example', maxPages: '10' })));

/** A run that has read all the pages of its user's day. */
async function useUpPages(): Promise<void> {
  env.scraper.pagesADay = 10;
  const started = await startScraping();
  if (!started.ok) throw new Error(started.message);
  const data = { status: 'done', pagesStored: 10, finishedAt: new Date() } as const;
  await db.scraperRun.update({ where: { id: started.run.id }, data });
}

async function runningRun(): Promise<string> {
  const started = await startScraping();
  if (!started.ok) throw new Error(started.message);
  await acquireLease(started.run.id, 'first');
  return started.run.id;
}

async function startedPreview(): Promise<string> {
  const started = await startPreview(visitor, { ip });
  if (!started.ok) throw new Error(started.message);
  return started.id;
}

describe('A session', () => {
  test.each([BACK, FORWARD])('and its refresh token stay valid after the clock moved by %d ms', async (ms) => {
    const session = await startSession(userId, 'browser', '');
    const { refreshToken } = await startApiSession(userId);
    await moveClock(ms);
    await applyRetention();
    expect(await findSession(session)).toMatchObject({ userId });
    expect(await renewSession(refreshToken)).toMatchObject({ userId });
  });

  test('ends when a rotated token is used again after the clock was set back', async () => {
    const session = await startApiSession(userId);
    await renewSession(session.refreshToken);
    await moveClock(BACK);
    expect(await findSession(session)).toBeDefined();
    expect(await renewSession(session.refreshToken)).toBeUndefined();
    expect(await findSession(session)).toBeUndefined();
  });

  test.each([BACK, FORWARD])('loses its passkey challenge when the clock moves by %d ms', async (ms) => {
    const { sessionId } = await startSession(userId, 'browser', '');
    await storeChallenge(sessionId, 'abc');
    await moveClock(ms);
    expect(await consumeChallenge(sessionId)).toBeUndefined();
    await storeChallenge(sessionId, 'def');
    expect(await consumeChallenge(sessionId)).toBe('def');
  });
});

describe('A mailed link', () => {
  test.each([BACK, 2 * FORWARD])('lives no longer when the clock moves by %d ms, and a new one works', async (ms) => {
    await requestReset('mary@bakery.ie');
    const token = await tokenOf();
    await moveClock(ms);
    expect(await findEmailLink(token, 'reset')).toBeUndefined();
    await requestSignUp({ email: 'pat@bakery.ie', password: 'four green fields', displayName: 'Pat' }, { ip });
    const confirmed = await confirmSignUp(await tokenOf(), { password: 'four green fields', ip });
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: 'pat@bakery.ie' } });
    expect(confirmed).toEqual({ userId });
  });

  test.each([BACK, FORWARD])('unsubscribes for good, also after the clock moved by %d ms', async (ms) => {
    const query = new URL(unsubscribeUrl('mary@bakery.ie')).searchParams;
    await unsubscribe('mary@bakery.ie');
    await moveClock(ms);
    expect(verifyUnsubscribe(query)).toBe('mary@bakery.ie');
    expect(await isUnsubscribed('mary@bakery.ie')).toBe(true);
  });
});

describe('The limit of pages a day', () => {
  test('neither locks a user out nor ends after the clock was set a day back', async () => {
    await useUpPages();
    expect(await startScraping()).toMatchObject({ ok: false, kind: 'limit' });
    await moveClock(BACK);
    await useUpPages();
    expect(await startScraping()).toMatchObject({ ok: false, kind: 'limit' });
  });

  test('is fresh after the clock was set a day forward', async () => {
    await useUpPages();
    await moveClock(FORWARD + SECOND_MS);
    expect(await startScraping()).toMatchObject({ ok: true });
  });
});

describe('The lease of a run', () => {
  test('does not outlive a worker that died before the clock was set back', async () => {
    const runId = await runningRun();
    await moveClock(BACK);
    expect(await claimAbandonedRuns()).toEqual([runId]);
    expect(await acquireLease(runId, 'second')).toBeDefined();
    expect(await renewLease(runId, 'first')).toBe(false);
  });

  test('stays with a live worker that has renewed it since', async () => {
    const runId = await runningRun();
    await moveClock(BACK);
    expect(await renewLease(runId, 'first')).toBe(true);
    expect(await claimAbandonedRuns()).toEqual([]);
    expect(await acquireLease(runId, 'second')).toBeUndefined();
  });

  test('is given to a worker when a queued run has lost its job', async () => {
    const started = await startScraping();
    await moveClock(BACK);
    expect(await claimAbandonedRuns()).toEqual([started.ok && started.run.id]);
  });
});

describe('Equal leads', () => {
  test('are one lead within a day, and not for two days after the clock was set back', async () => {
    await storeLead(lead);
    expect((await storeLead(lead)).isNew).toBe(false);
    await moveClock(BACK);
    expect((await storeLead(lead)).isNew).toBe(true);
    expect((await storeLead(lead)).isNew).toBe(false);
  });
});

describe('An agent preview', () => {
  test('is deleted when the clock was set back, instead of staying for another day', async () => {
    await startedPreview();
    await moveClock(BACK);
    await deleteExpiredPreviews();
    expect(await db.agent.count()).toBe(0);
    expect(await db.siteReading.count()).toBe(0);
  });

  test('can be started again after the clock was set back', async () => {
    await startedPreview();
    await moveClock(BACK);
    expect(await startPreview(visitor, { ip })).toMatchObject({ ok: true });
  });

  test('gets another worker when the first died before the clock was set back', async () => {
    await startedPreview();
    await claimReading();
    await moveClock(-HOUR_MS / 2);
    expect(await claimReading()).toMatchObject({ attempts: 2 });
  });
});
