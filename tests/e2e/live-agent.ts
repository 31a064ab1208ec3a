import { randomBytes, randomUUID } from 'node:crypto';
import { newAddress, sql } from './accounts';

const NAME = 'Byrne’s Bakery';
const PAGE = 'https://byrnesbakery.example/hours';
const LINES = ['We are open on Sunday from 9:00 to 13:00.', 'Birthday cakes cost €28 and are ordered two days ahead.'];

/** A page as lib/reader/answers/site/page.ts has it. */
const content = {
  url: PAGE,
  title: 'Opening hours',
  language: 'en',
  contentType: 'Contact',
  facts: Object.fromEntries(
    'countries names phones emails addresses hours prices services people questions links placeholders'
      .split(' ')
      .map((kind) => [kind, []]),
  ),
  blocks: LINES.map((text) => ({ kind: 'paragraph', level: 0, text, linked: false, quoted: false, area: 'content' })),
};

/** The key of a new agent that has read one page. */
export async function makeLiveAgent({
  sites = [],
  state = 'trial',
  isPaused = false,
}: {
  /** Hosts that may show it. */
  sites?: readonly string[];
  state?: string;
  isPaused?: boolean;
}): Promise<{ id: string; key: string; name: string }> {
  const [id, readingId, ownerId] = [randomUUID(), randomUUID(), randomUUID()];
  const key = randomBytes(16).toString('base64url');
  // One statement: a reading that no agent uses is deleted at any moment, and an agent that nobody owns is erased.
  await sql(
    `WITH reading AS (INSERT INTO site_readings (id, host_key, url, status) VALUES ($1::uuid, $13, 'byrnesbakery.example', 'done')),
       page AS (INSERT INTO reading_pages (reading_id, url, title, content) VALUES ($1, $2, $3, $4)),
       owner AS (INSERT INTO users (id, email, password_hash, updated_at) VALUES ($11, $12, '', now())),
       member AS (INSERT INTO agent_members (agent_id, user_id, role) VALUES ($5, $11, 'owner'))
     INSERT INTO agents (id, state, key, reading_id, name, website, domain, allowed_sites, is_paused, live_at)
     VALUES ($5, $6, $7, $1, $8, 'https://byrnesbakery.example/', 'byrnesbakery.example', $9, $10, now())`,
    [
      readingId,
      PAGE,
      content.title,
      JSON.stringify(content),
      id,
      state,
      key,
      NAME,
      sites,
      isPaused,
      ownerId,
      newAddress('owner'),
      readingId,
    ],
  );
  return { id, key, name: NAME };
}
