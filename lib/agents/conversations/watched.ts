import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '@/lib/db';

/** The conversation of a customer with an agent. */
interface Name {
  agentId: string;
  secretHash: string;
}

/** What an open chat looks at again and again. */
interface Watched extends Name {
  id: string;
  lastSeq: number;
  speaker: string;
  person: { displayName: string | null };
  /** What its agent is now, which may have been paused or deleted since the chat was opened. */
  state: string;
  isPaused: boolean;
  deletedAt: Date | null;
}

const TOGETHER_MS = 100;

const keyOf = ({ agentId, secretHash }: Name) => `${agentId} ${secretHash}`;

let asked = new Map<string, Name>();
let reading: Promise<Map<string, Watched>> | undefined;

async function readTogether(): Promise<Map<string, Watched>> {
  await sleep(TOGETHER_MS);
  const names = [...asked.values()];
  asked = new Map();
  reading = undefined;
  const found = await db.$queryRaw<Watched[]>`
    SELECT c.id, c.agent_id AS "agentId", c.secret_hash AS "secretHash", c.last_seq AS "lastSeq", c.speaker,
      json_build_object('displayName', p.display_name) AS person,
      a.state, a.is_paused AS "isPaused", a.deleted_at AS "deletedAt"
    FROM unnest(${names.map(({ agentId }) => agentId)}::uuid[], ${names.map(({ secretHash }) => secretHash)}::text[])
      AS asked (agent_id, secret_hash)
    JOIN conversations c ON c.agent_id = asked.agent_id AND c.secret_hash = asked.secret_hash
    JOIN agents a ON a.id = c.agent_id AND a.state <> 'erased'
    LEFT JOIN users p ON p.id = c.person_id`;
  return new Map(found.map((one) => [keyOf(one), one]));
}

/**
 * A conversation as it is now; undefined before its first message, and once it is erased, alone or with its agent. All that are asked for
 * within a tenth of a second share one query: open chats cost the database the same, however many they are.
 */
export async function watched(name: Name): Promise<Watched | undefined> {
  asked.set(keyOf(name), name);
  reading ??= readTogether();
  return (await reading).get(keyOf(name));
}
