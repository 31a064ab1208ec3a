import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import type { Sql } from '../../tests/support/new-admin';
import { addAgent, randomName } from '../agents/add-agent';

const HOME = `<title>The Harbour Kitchen</title><h1>The Harbour Kitchen</h1>
<p>The Harbour Kitchen is a restaurant in Howth.</p><p>Telephone: (01) 832 1234</p>
<h2>Menu</h2><p>Fish and chips €16.50</p><p>Dogs are welcome on the terrace.</p>`;
const QUESTIONS = ['How much are fish and chips?', 'Are dogs allowed?', 'Is there parking?', 'Hello', 'Thank you'];
const RETRY_MS = 150;
const LONGEST_REQUEST_MS = 15_000;
/** A customer writes so many messages, then another one comes: a network and an agent answer so many a day, a conversation has an end. */
const MESSAGES_EACH = 40;
/** Within this time after the last kill, every message is acknowledged. */
const ACKNOWLEDGED_WITHIN_MS = 60_000;
/** Messages without an answer are handed to a person after a minute; the worker looks every ten seconds. */
const HANDED_OVER_WITHIN_MS = 120_000;

/**
 * Customers who write at once, each to an agent of their own and each message until it is acknowledged. `stop` resolves with what was lost,
 * stored twice, answered twice or not at all, and how many messages were acknowledged.
 */
export async function startCustomers({ url, sql }: { url: string; sql: Sql }, count: number) {
  const pages = [readAnswerPage(HOME, 'https://harbour.example/')].filter((page) => page !== null);
  const agents: { key: string }[] = [];
  for (let number = 0; number < count; number += 1)
    agents.push(await addAgent(sql, { name: 'The Harbour Kitchen', domain: `harbour-${number}.example`, pages }));
  const acknowledged: string[] = [];
  let refused = 0;
  let until = Number.POSITIVE_INFINITY;

  async function send(key: string, secret: string, id: string, text: string, ip: string): Promise<boolean> {
    const response = await fetch(`${url}/api/chat/${key}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}`, 'X-Forwarded-For': ip },
      body: JSON.stringify({ id, text }),
      signal: AbortSignal.timeout(LONGEST_REQUEST_MS),
    }).catch(() => undefined);
    // Anything else but a server that is away would be said again and again.
    if (response && response.status < 500 && response.status !== 200)
      throw new Error(`A message was answered with ${response.status}: ${await response.text()}`);
    return response?.status === 200;
  }

  async function write({ key }: { key: string }): Promise<void> {
    for (let number = 0, secret = '', ip = ''; until === Number.POSITIVE_INFINITY; number += 1) {
      if (number % MESSAGES_EACH === 0) {
        secret = randomName(32);
        ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
      }
      const id = randomName(16);
      const text = QUESTIONS[number % QUESTIONS.length] ?? '';
      while (!(await send(key, secret, id, text, ip))) {
        if (performance.now() > until) {
          refused += 1;
          return;
        }
        await sleep(RETRY_MS);
      }
      acknowledged.push(id);
      await sleep(randomInt(500, 3_000));
    }
  }

  const writers = Promise.all(agents.map(write));

  /** The messages that nothing answers. */
  const unanswered = async () =>
    Number(
      (
        await sql(`SELECT count(*) FROM messages m WHERE author = 'customer' AND NOT EXISTS (
          SELECT 1 FROM messages r WHERE r.conversation_id = m.conversation_id AND r.in_reply_to = m.seq)`)
      )[0]?.count,
    );

  async function stop(): Promise<{ losses: string[]; messages: number }> {
    until = performance.now() + ACKNOWLEDGED_WITHIN_MS;
    await writers;
    for (let waited = 0; waited < HANDED_OVER_WITHIN_MS && (await unanswered()) > 0; waited += 1_000)
      await sleep(1_000);
    const stored = await sql("SELECT client_id FROM messages WHERE author = 'customer'");
    const ids = stored.map((row) => String(row.client_id));
    const [twice] = await sql(`SELECT count(*) FROM (SELECT 1 FROM messages WHERE in_reply_to IS NOT NULL
      GROUP BY conversation_id, in_reply_to HAVING count(*) > 1) AS doubled`);
    const counts = {
      'messages never acknowledged': refused,
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
