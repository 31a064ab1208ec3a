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
  const [id, readingId, key] = [randomUUID(), randomUUID(), randomName(16)];
  const website = `https://${domain}/`;
  await sql("INSERT INTO site_readings (id, host_key, url, status) VALUES ($1, $2, $3, 'done')", [
    readingId,
    key,
    website,
  ]);
  await sql(
    `INSERT INTO reading_pages (reading_id, url, title, content)
     SELECT $1, url, $2, content::jsonb FROM unnest($3::text[], $4::text[]) AS page (url, content)`,
    [readingId, name, pages.map((_, at) => `${website}${at}`), pages.map((page) => JSON.stringify(page))],
  );
  await sql(
    `INSERT INTO agents (id, state, key, name, domain, live_domain, website, reading_id, is_paused)
     VALUES ($1, 'client', $2, $3, $4, $4, $5, $6, $7)`,
    [id, key, name, domain, website, readingId, isPaused],
  );
  const userId = randomUUID();
  await sql(
    "INSERT INTO users (id, email, password_hash, long_password, updated_at) VALUES ($1, $2, '', true, now())",
    [userId, `owner@${domain}`],
  );
  await sql("INSERT INTO agent_members (agent_id, user_id, role) VALUES ($1, $2, 'owner')", [id, userId]);
  return { id, key };
}
