import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endAgent, turnClock } from '@/lib/agents/clock/turn-clock';
import { checkLineAction, confirmCodeAction, sendCodeAction, shareLinkAction } from '@/lib/agents/control/actions';
import { goLive } from '@/lib/agents/control/go-live';
import { proveByUs } from '@/lib/agents/operator';
import { MAX_CODE_ATTEMPTS } from '@/lib/agents/policy';
import { widgetSnippet } from '@/lib/agents/widget-snippet';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { idleForm } from '@/lib/forms/form-state';
import { recipientKey } from '@/lib/rate-limits/keys';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { DAY_MS } from '@/lib/time';
import { adoptedAgent, formOf, outcomeOf, signedIn } from '../../../support/adopted-agents';
import { emptyTables } from '../../../support/empty-tables';
import { type LocalSite, serveSite } from '../../../support/local-site';
import { openMails } from '../../../support/mails';
import { makeUser } from '../../../support/users';

let site: LocalSite;
const pages = new Map<string, string | { status: number; headers: Record<string, string> }>();

beforeAll(async () => {
  site = await serveSite((path) => pages.get(path));
  env.scraper.allowHosts.push(site.host);
});
afterAll(() => site.stop());
beforeEach(async () => {
  pages.clear();
  await emptyTables();
});

const page = (body: string) => `<!doctype html><title>Bakery</title><p>Bread and cakes.</p>${body}`;

/** A draft, with its owner signed in. */
async function draft(website = site.host, email?: string) {
  const adopted = await adoptedAgent(website, email);
  await signedIn(adopted.user.id);
  const { id, key } = adopted.agent;
  return { ...adopted, id, lines: widgetSnippet(env.siteUrl, key ?? '', 'Mary’s Bakery') };
}

const check = (id: string) => outcomeOf(() => checkLineAction(idleForm, formOf({ agent: id })));
const share = (id: string) => outcomeOf(() => shareLinkAction(idleForm, formOf({ agent: id })));
const send = (id: string, address: string) => outcomeOf(() => sendCodeAction(idleForm, formOf({ agent: id, address })));
const confirm = (id: string, code: string) => outcomeOf(() => confirmCodeAction(idleForm, formOf({ agent: id, code })));
const agentOf = (id: string) => db.agent.findUniqueOrThrow({ where: { id } });
/** Gives a draft a domain that mail can have. */
const named = (id: string, domain = 'bakery.ie') => db.agent.update({ where: { id }, data: { domain } });
const messageOf = (outcome: unknown): string =>
  String((outcome as { message?: string }).message ?? JSON.stringify(outcome));

describe('the line on the website', () => {
  test('proves control and begins the trial, whichever form of it stands on one of the pages', async () => {
    for (const form of ['afterLoad', 'plain'] as const) {
      await emptyTables();
      const { id, lines } = await draft();
      pages.set('/', page('<a href="/contact">Contact</a><a href="/about">About</a>'));
      pages.set('/contact', page(lines[form]));
      expect(await check(id)).toBe(`/agents/${id}/install?notice=live`);
      const agent = await agentOf(id);
      expect(agent).toMatchObject({ state: 'trial', controlBy: 'line', liveDomain: site.host, expiresAt: null });
      expect((agent.endsAt?.getTime() ?? 0) - (agent.liveAt?.getTime() ?? 0)).toBe(5 * DAY_MS);
      expect(messageOf(await check(id))).toContain('2 pages');
    }
    expect((await openMails()).map(({ to, subject }) => `${to}: ${subject}`)).toEqual(
      expect.arrayContaining([
        `mary@bakery.ie: Your agent is live on ${site.host}`,
        `${env.leads.email}: Agent live: ${site.host}`,
      ]),
    );
    expect(await db.auditEvent.count({ where: { kind: { in: ['agent_live', 'agent_control_proved'] } } })).toBe(2);
  });

  test('proves nothing as a visitor’s comment, nor of another agent', async () => {
    const { id, lines } = await draft();
    pages.set('/', page(`<p>${lines.plain.replaceAll('<', '&lt;')}</p>`));
    expect(messageOf(await check(id))).toMatch(/not as a script that runs at once/);
    pages.set('/', page(lines.plain.replace(/agent=[\w-]{22}/, `agent=${'x'.repeat(22)}`)));
    expect(messageOf(await check(id))).toMatch(/another key/);
    expect(await agentOf(id)).toMatchObject({ state: 'draft', controlledAt: null });
  });

  test('proves nothing on a page of a website that somebody else may have alone', async () => {
    const { id, lines } = await draft(`${site.host}/people/mary`);
    pages.set('/', page(''));
    pages.set('/people/mary', page(lines.plain));
    expect(messageOf(await check(id))).toMatch(/^We looked at 1 page of .* The line isn’t there/);
    expect((await agentOf(id)).controlledAt).toBeNull();
  });

  test('is found where the website has one name alone, with or without www', async () => {
    const { id, lines } = await draft();
    // The one that was typed does not exist.
    await db.agent.update({ where: { id }, data: { website: `www.${site.host}` } });
    pages.set('/', page(lines.plain));
    expect(await check(id)).toBe(`/agents/${id}/install?notice=live`);
  });

  test('says why the website cannot be looked at: robots.txt, an error, a tag manager, http, another website', async () => {
    const { id, lines } = await draft();
    pages.set('/', page(lines.plain));
    pages.set('/robots.txt', 'User-agent: *\nDisallow: /');
    expect(messageOf(await check(id))).toMatch(/robots\.txt/);
    pages.delete('/robots.txt');
    pages.delete('/');
    expect(messageOf(await check(id))).toMatch(/no page at this address/);
    pages.set('/', page('<div>'.repeat(500)));
    expect(messageOf(await check(id))).toMatch(/nests more than 400 elements/);
    pages.set('/', page('<script src="https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD"></script>'));
    expect(messageOf(await check(id))).toMatch(/a tag manager.*no secure connection/);
    const other = await serveSite(() => page(lines.plain));
    env.scraper.allowHosts.push(other.host);
    pages.set('/', { status: 302, headers: { Location: other.origin } });
    expect(messageOf(await check(id))).toContain(`leads to ${other.host}`);
    await other.stop();
    expect((await agentOf(id)).state).toBe('draft');
  });
});

describe('a code', () => {
  const codeIn = async () =>
    /^\d{8}$/m.exec((await openMails()).findLast(({ subject }) => /code/.test(subject))?.text ?? '')?.[0];

  test('proves control at an address of exactly the domain, and the link can be shared then', async () => {
    const { id } = await draft();
    await named(id);
    expect(messageOf(await share(id))).toMatch(/First show/);
    expect(await send(id, 'Office@Bakery.ie')).toBe(`/agents/${id}/install?notice=code#code`);
    const code = (await codeIn()) ?? '';
    expect(await confirm(id, `${code.slice(0, 4)} ${code.slice(4)}`)).toBe(`/agents/${id}/install?notice=control`);
    expect(await agentOf(id)).toMatchObject({ state: 'draft', controlBy: 'code' });
    expect(await confirm(id, code)).toMatchObject({ errors: { code: expect.any(String) } });
    expect(await share(id)).toBe(`/agents/${id}/install?notice=live`);
    expect((await agentOf(id)).state).toBe('trial');
  });

  test.each([
    ['bakery.ie', 'mary@mail.bakery.ie'],
    ['bakery.ie', 'mary@notbakery.ie'],
    ['bakery.ie', 'mary@bakery.ie.evil.example'],
    ['bakery.ie', 'mary@gmail.com'],
    ['bakery.ie', '"mary@bakery.ie"@evil.example'],
    ['gmail.com', 'mary@gmail.com'],
    ['eircom.net', 'mary@eircom.net'],
    ['sites.google.com/view/bakery', 'mary@sites.google.com'],
  ])('for %s is not sent to %s', async (domain, address) => {
    const { id } = await draft();
    await named(id, domain);
    expect(await send(id, address)).toMatchObject({ errors: { address: expect.any(String) } });
    expect(await db.mail.count({ where: { kind: 'control_code' } })).toBe(0);
  });

  test('cannot be guessed: five attempts, also at once, and few codes a day', async () => {
    const { id } = await draft();
    await named(id);
    await send(id, 'office@bakery.ie');
    const code = (await codeIn()) ?? '';
    const wrong = code === '00000000' ? '00000001' : '00000000';
    await Promise.all(Array.from({ length: MAX_CODE_ATTEMPTS + 3 }, () => confirm(id, wrong)));
    expect(await confirm(id, code)).toMatchObject({ errors: { code: expect.stringMatching(/expired|too often/) } });
    expect((await db.controlCode.findFirst())?.attempts).toBe(MAX_CODE_ATTEMPTS);
    for (let more = 0; more < 3; more += 1) await send(id, 'office@bakery.ie');
    expect(await send(id, 'office@bakery.ie')).toMatchObject({
      errors: { address: expect.stringMatching(/several codes/) },
    });
    expect(await db.controlCode.findFirst()).not.toMatchObject({ codeHash: code });
  });

  test('is sent to the owner, however many others have had sent who claim the domain', async () => {
    for (let number = 0; number < 11; number += 1)
      await consume({ controlCodeByDomain: 'bakery.ie', controlCodeByRecipient: recipientKey('office@bakery.ie') });
    const { id } = await draft();
    await named(id);
    expect(await send(id, 'office@bakery.ie')).toBe(`/agents/${id}/install?notice=code#code`);
    expect(await codeIn()).toMatch(/^\d{8}$/);
    expect(messageOf(await send(id, 'office@bakery.ie'))).toMatch(/several codes|errors/);
  });

  test('is nothing for another agent, account or member', async () => {
    const { id } = await draft();
    await named(id);
    await send(id, 'office@bakery.ie');
    const code = (await codeIn()) ?? '';
    const pat = await makeUser({ email: 'pat@other.ie', password: 'four green fields' });
    await signedIn(pat.id);
    for (const act of [check, share, (one: string) => confirm(one, code), (one: string) => send(one, 'a@bakery.ie')])
      expect(await act(id)).toBe('404');
    await db.agentMember.create({ data: { agentId: id, userId: pat.id, role: 'member' } });
    expect(await confirm(id, code)).toBe('404');
    expect(await check('../../etc')).toBe('404');
    expect((await agentOf(id)).controlledAt).toBeNull();
  });
});

describe('goLive', () => {
  /** A draft of a domain, whose control our people have proved. */
  async function proved(email: string, domain = 'bakery.ie') {
    const { id } = await draft(`${email.split('@')[0]}.ie`, email);
    await named(id, domain);
    expect((await proveByUs(id)).ok).toBe(true);
    return id;
  }

  test('lets one agent of a domain live, also of several at once', async () => {
    const ids = [await proved('a@one.ie'), await proved('b@two.ie'), await proved('c@three.ie')];
    const results = await Promise.all(ids.map((id) => goLive(id)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.map(messageOf).join()).toMatch(/Another agent is live on bakery\.ie/);
  });

  test('gives a domain one trial in twelve months, also after the first agent was erased', async () => {
    const [first, second] = [await proved('a@one.ie'), await proved('b@two.ie')];
    const start = new Date('2026-01-10T12:00:00Z');
    expect(await goLive(first, {}, start)).toEqual({ ok: true });
    await endAgent(first, new Date('2026-01-15T12:00:00Z'));
    await turnClock(new Date('2026-02-20T12:00:00Z'));
    expect(await agentOf(first)).toMatchObject({ state: 'erased', domain: 'bakery.ie' });
    // Its owner has deleted the account meanwhile.
    await db.user.deleteMany({ where: { email: 'a@one.ie' } });
    expect(messageOf(await goLive(second, {}, new Date('2026-11-30T12:00:00Z')))).toMatch(
      /had its trial on 10 January 2026/,
    );
    expect(await goLive(second, {}, new Date('2027-01-11T12:00:00Z'))).toEqual({ ok: true });
  });

  test('of two presses, begins one trial and sends one mail', async () => {
    const id = await proved('a@one.ie');
    expect(await Promise.all([goLive(id), goLive(id)])).toEqual([{ ok: true }, { ok: true }]);
    expect(await db.mail.count({ where: { kind: 'agent_notice' } })).toBe(1);
  });
});
