import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import pg from 'pg';

const PASSWORD = 'four green fields';
type Role = 'user' | 'admin';

/** The database of the site: DATABASE_URL, or the embedded one of `npm start` in this folder. */
function databaseUrl(): string | undefined {
  const file = `${process.env.DATA_DIR || '.data'}/db.url`;
  return process.env.DATABASE_URL ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
}

/** A user and an admin for the run, whose tokens are renewed when they expire; undefined without a database. */
export async function makeAccounts(site: string) {
  const url = databaseUrl();
  if (!url) return undefined;
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const id = { user: randomUUID(), admin: randomUUID() };
  const email = { user: `${id.user}@abuse.example`, admin: `${id.admin}@abuse.example` };
  const roles: readonly Role[] = ['user', 'admin'];
  for (const role of roles) {
    await pool.query(
      'INSERT INTO users (id, email, password_hash, long_password, updated_at) VALUES ($1, $2, $3, true, now())',
      [id[role], email[role], await hash(PASSWORD)],
    );
    await pool.query('INSERT INTO user_roles (user_id, role) VALUES ($1, $2::role)', [id[role], role]);
  }
  // A temporary article that may be saved, published and deleted.
  const { rows } = await pool.query(
    `INSERT INTO blog_posts (id, title, content, slug, search_head, search_body, updated_at)
     VALUES (gen_random_uuid(), 'Abuse', 'Words.', $1, 'abuse', 'words', now()) RETURNING id`,
    [`abuse-${id.user}`],
  );
  const postId: string = rows[0].id;
  const tokens: Partial<Record<Role, string>> = {};

  /** Signs in again if a token has expired or was revoked by a request. */
  async function renew(): Promise<void> {
    for (const role of roles) {
      const headers = { Authorization: `Bearer ${tokens[role]}` };
      if (tokens[role] && (await fetch(`${site}/api/account/export`, { headers })).ok) continue;
      await pool.query('DELETE FROM rate_limits');
      const body = JSON.stringify({ grant_type: 'password', email: email[role], password: PASSWORD });
      const type = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${site}/api/auth/token`, { method: 'POST', headers: type, body });
      if (!answer.ok) throw new Error(`No token for ${role}: ${answer.status} ${await answer.text()}`);
      tokens[role] = (await answer.json()).access_token;
    }
  }

  async function remove(): Promise<void> {
    await pool.query("DELETE FROM blog_posts WHERE id = $1 OR slug LIKE 'abuse-%'", [postId]);
    await pool.query('DELETE FROM users WHERE id = ANY($1)', [Object.values(id)]);
    await pool.end();
  }
  return { tokens, postId, renew, remove };
}
