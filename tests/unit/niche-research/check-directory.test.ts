import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { type Checked, checkDirectory } from '@/lib/niche-research/check-directory';
import { type LocalSite, serveSite } from '../../support/local-site';

const html = '<!doctype html><title>Pipes</title><p>Pipes</p>';
const redirect = (to: string) => ({ status: 301, headers: { Location: to } });
const answers: Record<string, string | ReturnType<typeof redirect> | { status: number }> = {
  '/pipes': html,
  '/en/': html,
  '/': redirect('/en/'),
  '/old': redirect('/pipes'),
  '/slash': redirect('/slash/'),
  '/slash/': html,
  '/broken': { status: 500 },
};

let site: LocalSite;
let folder: string;
let file: string;
beforeAll(async () => {
  site = await serveSite((path) => answers[path]);
  folder = mkdtempSync(join(tmpdir(), 'directory-'));
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  file = join(folder, 'directory.yaml');
});

const entry = (path: string, more = '') =>
  `- name: ${path}\n  url: ${site.origin}${path}\n  kind: regulation\n  regions: [Ireland]\n  trades: all\n${more}`;

async function check(text: string): Promise<[Record<string, Checked>, string]> {
  writeFileSync(file, text);
  const results: Record<string, Checked> = {};
  const guard = { allowHosts: [site.host] };
  const options = { ...guard, agent: guardedAgent(guard), userAgent: 'Test' };
  const onChecked = ({ name }: { name: string }, checked: Checked) => void Object.assign(results, { [name]: checked });
  await checkDirectory(file, options, onChecked, { now: new Date('2026-11-25T10:00:00Z'), delayMs: 0 });
  return [results, readFileSync(file, 'utf8')];
}

test('checkDirectory › writes the day on which a page was opened, and keeps comments', async () => {
  const [results, text] = await check(`# Ireland\n${entry('/pipes', '  by: link\n  problem: missing\n')}`);
  expect(results).toEqual({ '/pipes': { result: 'opened' } });
  expect(text).toBe(`# Ireland\n${entry('/pipes', '  checked: 2026-11-25\n')}`);
});

test('checkDirectory › notes pages that are missing or have moved', async () => {
  const [results, text] = await check(['/gone', '/old', '/slash', '/'].map((path) => entry(path)).join(''));
  expect(results).toEqual({
    '/gone': { result: 'missing' },
    '/old': { result: 'moved', to: `${site.origin}/pipes` },
    '/slash': { result: 'opened' },
    '/': { result: 'opened' },
  });
  expect(text.match(/problem: \w+/g)).toEqual(['problem: missing', 'problem: moved']);
});

test('checkDirectory › leaves an entry as it is when its website does not answer', async () => {
  const before = entry('/broken', '  checked: 2026-09-01\n');
  const [results, text] = await check(before);
  expect(results).toEqual({ '/broken': { result: 'unanswered', reason: 'server-error' } });
  expect(text).toBe(before);
});

test('checkDirectory › takes a website without a name for missing where other websites answer', async () => {
  const gone = entry('/pipes').replaceAll('/pipes', '/gone').replace(site.origin, 'https://gone.invalid');
  const [alone, kept] = await check(gone);
  expect([alone, kept]).toEqual([{ '/gone': { result: 'unanswered', reason: 'no-such-host' } }, gone]);
  const [results, text] = await check(`${gone}${entry('/pipes')}`);
  expect(results).toEqual({ '/pipes': { result: 'opened' }, '/gone': { result: 'missing' } });
  expect(text).toContain('problem: missing');
});

test('checkDirectory › opens no address that is not public', async () => {
  const [results] = await check(entry('/pipes').replace(site.origin, 'http://127.0.0.1:9'));
  expect(results).toEqual({ '/pipes': { result: 'unanswered', reason: 'forbidden-address' } });
});

test('checkDirectory › writes nothing but dates into the built-in directory’s form', async () => {
  const text = `# A\n- name: "A: b"\n  url: ${site.origin}/pipes\n  kind: regulation\n  regions: [Ireland, UK]\n  words: &x [a b, c]\n`;
  const [, written] = await check(`${text}\n# B\n${entry('/en/', '  words: *x\n')}`);
  expect(written.replaceAll('  checked: 2026-11-25\n', '')).toBe(`${text}\n# B\n${entry('/en/', '  words: *x\n')}`);
});
