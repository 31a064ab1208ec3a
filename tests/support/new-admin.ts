import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';

const PASSWORD = 'four green fields';

export type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Queries a database, each time on a connection of its own. `url` is called for each query, since a database may move. */
export const sqlOf =
  (url: () => string): Sql =>
  async (text, values = []) => {
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    return (await client.query(text, values).finally(() => client.end())).rows;
  };

/** The Authorization header of a new admin of the site at a URL, whose database `sql` queries. */
export async function newAdminHeaders(url: string, sql: Sql): Promise<Record<string, string>> {
  const id = randomUUID();
  const email = `${id}@bakery.example`;
  await sql(
    'INSERT INTO users (id, email, password_hash, long_password, updated_at) VALUES ($1, $2, $3, true, now())',
    [id, email, await hash(PASSWORD, { memoryCost: 8, timeCost: 1 })],
  );
  await sql("INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')", [id]);
  const answer = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', email, password: PASSWORD }),
  });
  return { Authorization: `Bearer ${(await answer.json()).access_token}` };
}
