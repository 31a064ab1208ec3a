// npm run bench -- agents: live agents on real-looking websites, whose customers write as a Zipf law has it, while the owners of the
// largest look at their desks. A day of conversations in some minutes. Every tenth customer writes to a paused agent, which stores the
// message and hands it to a person: what an answer costs is the ratio of the two.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, generate } from '../scripts/support/prepare.mjs';
import { questions } from '../tests/fixtures/sites/questions';
import { startOwnSite } from '../tests/support/own-site';
import { seededRandom } from '../tests/support/seeded-random';
import { addAgent } from './agents/add-agent';
import { type Answered, converse, openDesk } from './agents/customer';
import { watchServer } from './agents/watch-server';
import { readSite } from './answer-sets';
import { measureProcesses } from './capacity/processes';

/** Usage: npm run bench -- agents [--minutes 10] [--agents 200] [--conversations 2000] [--stored 20000] [--database URL] */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    agents: { type: 'string', default: '200' },
    conversations: { type: 'string', default: '2000' },
    /** Conversations that the largest agent has already. */
    stored: { type: 'string', default: '20000' },
    database: { type: 'string' },
  },
});
const [minutes, count, conversations, stored] = [
  values.minutes,
  values.agents,
  values.conversations,
  values.stored,
].map(Number) as [number, number, number, number];

const LIMITS = { answerMs: 150, megabytes: 1_000, stallMs: 50 };
const DESKS = 20;
const PAUSED_EVERY = 10;
const CHAT = ['Hello', 'I would like to be called back', 'my number is 085 123 4567', 'Thanks, that’s all'];

const FILL = `
  WITH begun AS (
    INSERT INTO conversations (id, agent_id, secret_hash, last_seq, created_at, updated_at)
    SELECT gen_random_uuid(), $1::uuid, 'stored ' || n, 4, at, at FROM generate_series(1, $2::int) AS n,
      LATERAL (SELECT now() - n * interval '40 seconds' AS at) AS times RETURNING id, updated_at)
  INSERT INTO messages (conversation_id, seq, author, text, in_reply_to, created_at)
  SELECT id, seq, CASE WHEN seq % 2 = 1 THEN 'customer' ELSE 'agent' END, 'Are you open on Sunday, message ' || seq,
    CASE WHEN seq % 2 = 0 THEN seq - 1 END, updated_at FROM begun, generate_series(1, 4) AS seq`;

const at = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? Number.NaN;
const mean = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length;

await generate();
await build(process.env);
const token = randomBytes(24).toString('hex');
const site = await startOwnSite({
  REQUEST_LIMIT: '1000000',
  METRICS_TOKEN: token,
  ...(values.database && { DATABASE_URL: values.database }),
});
try {
  const trades = Object.entries(questions).map(([trade, asked]) => ({
    pages: readSite(join('tests/fixtures/sites', trade)).index.pages,
    texts: (asked ?? []).map(([text]) => text),
  }));
  const agents: { id: string; key: string; texts: string[] }[] = [];
  for (let number = 0; number < count; number += 1) {
    const { pages = [], texts = [] } = trades[number % trades.length] ?? {};
    const name = `Business ${number}`;
    agents.push({ ...(await addAgent(site.sql, { name, domain: `business-${number}.example`, pages })), texts });
  }
  const paused = await addAgent(site.sql, { name: 'Paused', domain: 'paused.example', pages: [], isPaused: true });
  await site.sql(FILL, [agents[0]?.id, stored]);
  await site.sql('ANALYZE');
  const headers = await site.adminHeaders();
  await site.sql(
    "INSERT INTO agent_members (agent_id, user_id, role) SELECT a.id, u.id, 'owner' FROM agents a, user_roles r JOIN users u ON u.id = r.user_id",
  );

  /** Agent n is asked in proportion to 1 / (n + 1). */
  const weights = agents.map((_, number) => 1 / (number + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const random = seededRandom(57);
  const pick = () => {
    let left = (random.below(1e6) / 1e6) * all;
    return Math.max(
      0,
      weights.findIndex((weight) => {
        left -= weight;
        return left <= 0;
      }),
    );
  };

  // Loads code and words; the indexes of the agents that are measured stay cold.
  const warm = await addAgent(site.sql, { name: 'Warm', domain: 'warm.example', pages: trades[0]?.pages ?? [] });
  for (const { key } of [warm, paused]) await converse({ url: site.url, key, agent: -1, texts: CHAT }, []);

  const stopIdle = watchServer(site.url, token);
  await sleep(10_000);
  const idle = at(
    (await stopIdle()).slice(1).map(({ stallMs }) => stallMs),
    1,
  );

  const bytes = async () =>
    Number(
      (
        await site.sql(
          "SELECT sum(pg_total_relation_size(name)) AS bytes FROM unnest(ARRAY['conversations', 'messages', 'customer_requests', 'mails']) AS name",
        )
      )[0]?.bytes,
    );
  const usage = () => measureProcesses(values.database !== undefined);
  const [bytesBefore, usageBefore] = [await bytes(), usage()];
  const desks = agents.slice(0, DESKS).map(({ id }) => openDesk(site.url, id, headers));
  const stopWatching = watchServer(site.url, token);
  const [answers, handedOver, running]: [Answered[], Answered[], Promise<void>[]] = [[], [], []];
  const started = performance.now();
  for (let number = 0; number < conversations; number += 1) {
    const isPaused = number % PAUSED_EVERY === 0;
    const agent = pick();
    const { key = '', texts = [] } = agents[agent] ?? {};
    const question = () => texts[random.below(texts.length)] ?? '';
    const said = [question(), question(), ...CHAT];
    running.push(
      isPaused
        ? converse({ url: site.url, key: paused.key, agent: -1, texts: said.slice(0, 4) }, handedOver)
        : converse({ url: site.url, key, agent, texts: said.slice(number % 3, 4 + (number % 3)) }, answers),
    );
    await sleep(Math.max(0, started + ((number + 1) * minutes * 60_000) / conversations - performance.now()));
  }
  await Promise.all(running);
  const seconds = await stopWatching();
  const cpu = [...usage()].flatMap(([kind, { cpu, megabytes }]) =>
    megabytes > 0
      ? [
          `${kind} ${(((cpu - (usageBefore.get(kind)?.cpu ?? 0)) * 1_000) / (answers.length + handedOver.length)).toFixed(1)}`,
        ]
      : [],
  );
  const bytesEach = ((await bytes()) - bytesBefore) / conversations;
  const heard = desks.reduce((sum, desk) => sum + desk.changes(), 0);
  await Promise.all(desks.map((desk) => desk.close()));

  const messages = [...answers, ...handedOver];
  const failures = messages.flatMap(({ failure }) => failure ?? []);
  const asked = new Set<number>();
  const cold = answers.filter(({ agent }) => !asked.has(agent) && asked.add(agent));
  // A refusal is quick: it is counted, and not measured.
  const times = (list: readonly Answered[]) => list.filter(({ failure }) => !failure).map(({ ms }) => ms);
  const rows = {
    'an answer': times(answers),
    'the first one of an agent (cold index)': times(cold),
    'stored, without an answer': times(handedOver),
  };
  console.log(
    `| ${conversations} conversations, ${minutes} min | number | median ms | p95 ms | longest ms | p95, ratio |\n|---|---|---|---|---|---|`,
  );
  const floor = at(times(handedOver), 0.95);
  for (const [name, list] of Object.entries(rows)) {
    const figures = [0.5, 0.95, 1].map((share) => at(list, share).toFixed(0));
    console.log(`| ${[name, list.length, ...figures, (at(list, 0.95) / floor).toFixed(2)].join(' | ')} |`);
  }
  const memory = seconds.map(({ megabytes }) => megabytes);
  const third = Math.floor(memory.length / 3);
  const [middle, last] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(2 * third))];
  const stalls = seconds.slice(1).map(({ stallMs }) => stallMs);
  console.log(
    `Memory of the web server: at most ${at(memory, 1).toFixed(0)} MB; the last third of the time ${((last / middle - 1) * 100).toFixed(1)} % more than the second.
Its thread stalled ${at(stalls, 1).toFixed(0)} ms at most, ${at(stalls, 0.95).toFixed(0)} ms in 95 % of the seconds; over ${LIMITS.stallMs} ms in ${stalls.filter((ms) => ms > LIMITS.stallMs).length} of ${stalls.length}; idle ${idle.toFixed(0)} ms.
Processor time a message, all else included, in ms: ${cpu.join(', ')}. Bytes in the database a conversation: ${bytesEach.toFixed(0)}.
Desks heard of ${heard} changes.`,
  );
  const figures: [string, number, number][] = [
    ['messages that failed', failures.length, 0],
    ['desks that were closed', desks.filter((desk) => desk.isLost()).length, 0],
    ['ms for 95 % of the answers', at(times(answers), 0.95), LIMITS.answerMs],
    ['MB of memory', at(memory, 1), LIMITS.megabytes],
    ['ms of the longest stall', at(stalls, 1), LIMITS.stallMs],
  ];
  // NaN, where nothing was measured, is within no limit.
  const beyond = figures.filter(([, figure, limit]) => !(figure <= limit));
  for (const [what, figure, limit] of beyond) console.error(`FAILED: ${figure.toFixed(0)} ${what}, at most ${limit}.`);
  const kinds = new Map<string, number>();
  for (const failure of failures) kinds.set(failure, (kinds.get(failure) ?? 0) + 1);
  for (const [failure, number] of [...kinds].slice(0, 5))
    console.error(`${number} of ${messages.length} messages: ${failure}`);
  process.exitCode = beyond.length === 0 ? 0 : 1;
} finally {
  await site.stop();
}
process.exit();
