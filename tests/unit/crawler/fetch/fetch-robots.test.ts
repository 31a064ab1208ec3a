import { afterEach, expect, test } from 'vitest';
import { fetchRobots } from '@/lib/crawler/fetch/fetch-robots';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { type Answer, type LocalSite, serveSite } from '../../../support/local-site';

let site: LocalSite | undefined;
afterEach(() => site?.stop());

async function fetchFrom(answer: Answer) {
  site = await serveSite(() => ({ ...answer, headers: { 'Content-Type': 'text/plain', ...answer.headers } }));
  const guard = { allowHosts: [site.host] };
  return fetchRobots(site.origin, 'TestBot', { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' });
}

test('fetchRobots › reads 500 KB, and no rule that is cut off there', async () => {
  const rules = 'user-agent: *\ndisallow: /first\n';
  const last = 'disallow: /second\n';
  const filler = `#${'x'.repeat(500 * 1024 - rules.length - 'disallow: /'.length - 2)}\n`;
  const found = await fetchFrom({ body: `${rules}${filler}${last}` });
  const paths = ['/first', '/second', '/third'];
  expect(found.ok && paths.map((path) => found.robots.allows(path))).toEqual([false, true, true]);
});

test('fetchRobots › takes a file that cannot be decompressed for unreadable', async () => {
  const found = await fetchFrom({ body: Buffer.from('28b52ffd', 'hex'), headers: { 'Content-Encoding': 'zstd' } });
  expect(found).toMatchObject({ ok: false, kind: 'robots-unreadable' });
});

test('fetchRobots › reads a file in UTF-16', async () => {
  const found = await fetchFrom({ body: Buffer.from('\uFEFFuser-agent: *\r\ndisallow: /first\r\n', 'utf16le') });
  expect(found.ok && ['/first', '/other'].map((path) => found.robots.allows(path))).toEqual([false, true]);
});
