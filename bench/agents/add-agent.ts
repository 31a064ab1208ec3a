import { randomBytes, randomUUID } from 'node:crypto';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import type { Sql } from '../../tests/support/new-admin';

/** A secret, a key or a name of a message, as a client makes it. */
export const randomName = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Puts a live agent that has read some pages into a database, with an owner: without one it would be erased within a minute. */
export async function addAgent(
  sql: Sql,
  {
    name,
    domain,
    pages,
    isPaused = false,
  }: { name: string; domain: string; pages: readonly AnswerPage[]; isPaused?: boolean },
): Promise<{ id: string; key: string }> {
  const [id, readingId, userId, key] = [randomUUID(), randomUUID(), randomUUID(), randomName(16)];
  const website = `https://${domain}/`;
  // In one statement: the worker deletes readings of nobody.
  await sql(
    `WITH reading AS (INSERT INTO site_readings (id, host_key, url, status) VALUES ($1, $2, $3, 'done')),
       page AS (INSERT INTO reading_pages (reading_id, url, title, content)
         SELECT $1, url, $4, content::jsonb FROM unnest($5::text[], $6::text[]) AS page (url, content)),
       agent AS (INSERT INTO agents (id, state, key, name, domain, live_domain, website, reading_id, is_paused)
         VALUES ($7, 'client', $2, $4, $8, $8, $3, $1, $9)),
       owner AS (INSERT INTO users (id, email, password_hash, updated_at) VALUES ($10, $11, '', now()))
     INSERT INTO agent_members (agent_id, user_id, role) VALUES ($7, $10, 'owner')`,
    [
      readingId,
      key,
      website,
      name,
      pages.map((_, at) => website + at),
      pages.map((page) => JSON.stringify(page)),
      id,
      domain,
      isPaused,
      userId,
      `owner@${domain}`,
    ],
  );
  return { id, key };
}
