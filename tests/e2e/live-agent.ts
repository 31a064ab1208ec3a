import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from './accounts';

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
  const [id, readingId] = [randomUUID(), randomUUID()];
  const key = randomBytes(16).toString('base64url');
  await sql("INSERT INTO site_readings (id, host_key, url, status) VALUES ($1, $2, $3, 'done')", [
    readingId,
    readingId,
    'byrnesbakery.example',
  ]);
  await sql('INSERT INTO reading_pages (reading_id, url, title, content) VALUES ($1, $2, $3, $4)', [
    readingId,
    PAGE,
    content.title,
    JSON.stringify(content),
  ]);
  await sql(
    `INSERT INTO agents (id, state, key, reading_id, name, website, domain, allowed_sites, is_paused, live_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'byrnesbakery.example', $7, $8, now())`,
    [id, state, key, readingId, NAME, 'https://byrnesbakery.example/', sites, isPaused],
  );
  return { id, key, name: NAME };
}
