import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callAction } from './call-action';
import { slowness } from './machine-speed.mjs';
import type { Sql } from './new-admin';

/** The writes that were sent, with their attempts. A write without a response is repeated until there is one. */
type Sent = { name: string; attempts: number };
type SentPost = { slug: string; saves: number };

/** The site that is written to. */
export type WrittenSite = { url: string; sql: Sql; adminHeaders: () => Promise<Record<string, string>> };
/** Called after each acknowledged save of a post, with its title, before the next one. */
export type Saved = (slug: string, title: string) => Promise<void>;
export type Written = { leads: Sent[]; signUps: Sent[]; posts: SentPost[] };

const RETRY_MS = 150;
/** Leaves time for the processes that are restarted, and for other tests. */
const PAUSE_MS = 50;

/** Repeats a write until it is acknowledged. A lost connection, 5xx or "could not be saved" is no acknowledgement. */
async function untilAcknowledged<T>(send: () => Promise<T | undefined>): Promise<{ answer: T; attempts: number }> {
  for (let attempts = 1; ; attempts += 1) {
    const answer = await send().catch(() => undefined);
    if (answer !== undefined) return { answer, attempts };
    await sleep(RETRY_MS);
  }
}

const from = () => ({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

/**
 * Sends leads, sign-ups and saves of posts, one after the other, until stopped. Everything in `written` has been
 * acknowledged.
 */
function startWriting(site: WrittenSite, firstHeaders: Record<string, string>, saved: Saved) {
  const written: Written = { leads: [], signUps: [], posts: [] };
  let isOver = false;
  let admin = firstHeaders;

  async function repeatedly(work: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await work();
      await sleep(PAUSE_MS);
    }
  }

  const act = (page: string, action: string, fields: Record<string, string>) =>
    untilAcknowledged(async () => {
      const { isDone } = await callAction(`${site.url}${page}`, action, fields, from());
      return isDone || undefined;
    });

  async function writeLead(): Promise<void> {
    const name = `lead-${randomUUID()}@bakery.example`;
    const { attempts } = await act('/contact', 'sendMessage', {
      name: 'Mary',
      email: name,
      message: 'Do you do pubs?',
    });
    written.leads.push({ name, attempts });
  }

  async function writeSignUp(): Promise<void> {
    const name = `sign-up-${randomUUID()}@bakery.example`;
    const { attempts } = await act('/auth', 'signUp', { email: name, password: 'four green fields' });
    written.signUps.push({ name, attempts });
  }

  async function save(id: string | undefined, body: object): Promise<{ id: string; version: number }> {
    const asked = JSON.stringify({ writeId: randomUUID(), ...body });
    const { answer } = await untilAcknowledged(async () => {
      const answered = await fetch(`${site.url}/api/blog/posts${id ? `/${id}` : ''}`, {
        method: id ? 'PUT' : 'POST',
        headers: { 'Content-Type': 'application/json', ...admin },
        body: asked,
      });
      // Access tokens end after a quarter of an hour.
      if (answered.status === 401) admin = await site.adminHeaders();
      if (answered.status === 401 || answered.status >= 500) return undefined;
      return { status: answered.status, body: await answered.json() };
    });
    if (answer.status !== 200) throw new Error(`A save was answered with ${answer.status}.`);
    return answer.body.post;
  }

  /** Creates a post, then saves it repeatedly, each save based on the last. */
  async function writePosts(): Promise<void> {
    const slug = `killed-${randomUUID()}`;
    const fields = (number: number) => ({
      title: `Save ${number}`,
      slug,
      excerpt: '',
      content: `Words of save ${number}.`,
      author: 'Admin',
      category: 'Business',
      tags: [],
      publishedAt: '2026-01-05T09:00',
      status: 'published',
    });
    const sent: SentPost = { slug, saves: 1 };
    let { id, version } = await save(undefined, fields(1));
    written.posts.push(sent);
    await saved(slug, 'Save 1');
    while (!isOver && sent.saves < 10) {
      ({ id, version } = await save(id, { expectedVersion: version, ...fields(sent.saves + 1) }));
      sent.saves += 1;
      await saved(slug, `Save ${sent.saves}`);
    }
  }

  const writers = Promise.all([writeLead, writeLead, writeSignUp, writePosts, writePosts].map(repeatedly));
  const stop = async () => {
    isOver = true;
    await writers;
  };
  return { written, stop };
}

const count = async (site: WrittenSite, text: string, value: string) =>
  Number((await site.sql(text, [value]))[0]?.count);

/** Acknowledged writes that are missing, stored twice or incomplete. Empty if nothing was lost. */
export async function findLosses(site: WrittenSite, { leads, signUps, posts }: Written): Promise<string[]> {
  const losses: string[] = [];
  const expectCount = async (what: string, text: string, value: string, [least, most]: [number, number]) => {
    const found = await count(site, text, value);
    if (found < least || found > most) losses.push(`${what} of ${value}: ${found}, not ${least} to ${most}`);
  };
  for (const { name } of leads) {
    await expectCount('leads', 'SELECT count(*) FROM leads WHERE email = $1', name, [1, 1]);
    const mails =
      "SELECT count(*) FROM mails WHERE kind LIKE 'lead%' AND lead_id = (SELECT id FROM leads WHERE email = $1)";
    await expectCount('mails', mails, name, [2, 2]);
  }
  // A sign-up may be repeated, but there must be none that was not sent, and none without its mail.
  for (const { name, attempts } of signUps) {
    await expectCount('sign-ups', 'SELECT count(*) FROM sign_ups WHERE email = $1', name, [1, attempts]);
    const [row] = await site.sql(
      `SELECT (SELECT count(*) FROM sign_ups WHERE email = $1) = (SELECT count(*) FROM mails WHERE recipient = $1) AS even`,
      [name],
    );
    if (row?.even !== true) losses.push(`mails of ${name} are not as many as its sign-ups`);
  }
  for (const { slug, saves } of posts) {
    const [post] = await site.sql('SELECT id, title, version FROM blog_posts WHERE slug = $1', [slug]);
    if (post?.version !== saves || post?.title !== `Save ${saves}`)
      losses.push(`post ${slug}: ${JSON.stringify(post)} after ${saves} saves`);
    for (const table of ['post_revisions', 'post_writes'])
      await expectCount(table, `SELECT count(*) FROM ${table} WHERE post_id = $1`, String(post?.id), [saves, saves]);
  }
  return losses;
}

/** The least number of acknowledged writes for a meaningful result, however slow the machine is. */
const isEnough = ({ leads, signUps, posts }: Written) => leads.length > 5 && signUps.length > 2 && posts.length > 0;
const ENOUGH_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

/**
 * Sends writes while `kill` ends processes of the site. Returns the acknowledged writes.
 * @throws if almost nothing is acknowledged within a minute after `kill` is done, longer on a slow machine
 */
export async function writeWhile(
  site: WrittenSite,
  kill: () => Promise<void>,
  saved: Saved = async () => {},
): Promise<Written> {
  const { written, stop } = startWriting(site, await site.adminHeaders(), saved);
  await kill();
  const until = performance.now() + ENOUGH_WITHIN_MS * (await slowness());
  while (!isEnough(written)) {
    if (performance.now() > until) throw new Error('Next to nothing was acknowledged.');
    await sleep(LOOK_EVERY_MS);
  }
  await stop();
  return written;
}
