import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import type { Sql } from '../../tests/support/new-admin';

const HOME = `<title>The Harbour Kitchen</title><h1>The Harbour Kitchen</h1>
<p>The Harbour Kitchen is a restaurant in Howth.</p><p>Telephone: (01) 832 1234</p>
<h2>Menu</h2><p>Fish and chips €16.50</p><p>Dogs are welcome on the terrace.</p>`;
const QUESTIONS = ['How much are fish and chips?', 'Are dogs allowed?', 'Is there parking?', 'Hello', 'Thank you'];
const RETRY_MS = 150;
const LONGEST_REQUEST_MS = 15_000;
/** Messages without an answer are handed to a person after a minute; the worker looks every ten seconds. */
const HANDED_OVER_WITHIN_MS = 120_000;

const name = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Puts a live agent into a database; its key. */
async function addAgent(sql: Sql): Promise<string> {
  const [key, readingId, url] = [name(16), randomUUID(), 'https://harbour.example/'];
  await sql("INSERT INTO site_readings (id, host_key, url, status) VALUES ($1, $2, $3, 'done')", [readingId, key, url]);
  await sql('INSERT INTO reading_pages (reading_id, url, title, content) VALUES ($1, $2, $3, $4)', [
    readingId,
    url,
    'The Harbour Kitchen',
    JSON.stringify(readAnswerPage(HOME, url)),
  ]);
  await sql(
    "INSERT INTO agents (id, state, key, name, domain, live_domain, reading_id) VALUES ($1, 'trial', $2, 'The Harbour Kitchen', 'harbour.example', 'harbour.example', $3)",
    [randomUUID(), key, readingId],
  );
  return key;
}

/**
 * Customers who write to an agent at once, each message until it is acknowledged. `stop` resolves with what was lost, stored twice, answered
 * twice or not at all, and how many messages were acknowledged.
 */
export async function startCustomers({ url, sql }: { url: string; sql: Sql }, count: number) {
  const key = await addAgent(sql);
  const acknowledged: string[] = [];
  let isOver = false;

  async function send(secret: string, id: string, text: string, ip: string): Promise<boolean> {
    const response = await fetch(`${url}/api/chat/${key}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}`, 'X-Forwarded-For': ip },
      body: JSON.stringify({ id, text }),
      signal: AbortSignal.timeout(LONGEST_REQUEST_MS),
    }).catch(() => undefined);
    return response?.status === 200;
  }

  async function write(): Promise<void> {
    const secret = name(32);
    const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    for (let number = 0; !isOver; number += 1) {
      const id = name(16);
      while (!(await send(secret, id, QUESTIONS[number % QUESTIONS.length] ?? '', ip))) await sleep(RETRY_MS);
      acknowledged.push(id);
      await sleep(randomInt(500, 3_000));
    }
  }

  const writers = Promise.all(Array.from({ length: count }, write));

  /** The messages that nothing answers. */
  const unanswered = async () =>
    Number(
      (
        await sql(`SELECT count(*) FROM messages m WHERE author = 'customer' AND NOT EXISTS (
          SELECT 1 FROM messages r WHERE r.conversation_id = m.conversation_id AND r.in_reply_to = m.seq)`)
      )[0]?.count,
    );

  async function stop(): Promise<{ losses: string[]; messages: number }> {
    isOver = true;
    await writers;
    for (let waited = 0; waited < HANDED_OVER_WITHIN_MS && (await unanswered()) > 0; waited += 1_000)
      await sleep(1_000);
    const stored = await sql("SELECT client_id FROM messages WHERE author = 'customer'");
    const ids = stored.map((row) => String(row.client_id));
    const [twice] = await sql(`SELECT count(*) FROM (SELECT 1 FROM messages WHERE in_reply_to IS NOT NULL
      GROUP BY conversation_id, in_reply_to HAVING count(*) > 1) AS doubled`);
    const counts = {
      'messages lost': acknowledged.filter((id) => !ids.includes(id)).length,
      'messages stored twice': ids.length - new Set(ids).size,
      'messages answered twice': Number(twice?.count),
      'messages without an answer': await unanswered(),
    };
    const losses = Object.entries(counts).flatMap(([what, found]) => (found > 0 ? [`${found} ${what}`] : []));
    return { losses, messages: acknowledged.length };
  }
  return { stop };
}
