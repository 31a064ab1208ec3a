import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { PublicAgent } from '@/lib/agents/public-agent';
import { launcher } from '@/lib/server/chat/launcher';
import { startChain } from '../../../support/chain-server';
import { agentNamed } from '../../../support/public-agent';

const { key } = agentNamed();

async function serve(agents: readonly PublicAgent[]) {
  const asked: string[] = [];
  const find = async (name: string) => {
    asked.push(name);
    return agents.find((agent) => agent.key === name);
  };
  const chain = await startChain((_request, response) => response.writeHead(404).end(), {
    chat: () => [launcher(find)],
  });
  onTestFinished(chain.close);
  return { get: (query: string, init?: RequestInit) => fetch(`${chain.url}/widget.js${query}`, init), asked };
}

test('launcher › has colour, side and name of its agent, at most 3 KB compressed', async () => {
  const { get } = await serve([agentNamed({ side: 'left', name: 'O’Brien "& Sons" </script>' })]);
  const response = await get(`?agent=${key}`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    etag: expect.any(String),
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  const code = await response.text();
  expect(code).toContain(`/chat/${key}`);
  expect(code).toContain('"side":"left"');
  expect(() => new Function(code)).not.toThrow();
  expect(gzipSync(code).length).toBeLessThanOrEqual(3 * 1024);
});

test('launcher › is asked for again within five minutes, and then costs no bytes', async () => {
  const { get, asked } = await serve([agentNamed()]);
  const response = await get(`?agent=${key}`);
  const maxAge = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1]);
  expect(maxAge).toBeLessThanOrEqual(300 - 30);
  const again = await get(`?agent=${key}`, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  // A busy website does not ask the database for each of its visitors.
  expect(asked).toEqual([key]);
});

test('launcher › is empty for an unknown, paused, unfinished or erased agent', async () => {
  const modes = ['messages', 'members', 'gone'] as const;
  const { get } = await serve(modes.map((mode) => agentNamed({ key: mode, mode })));
  for (const name of [...modes, 'unknown']) {
    const response = await get(`?agent=${name}`);
    expect([response.status, await response.text()], name).toEqual([200, '']);
  }
});

test('launcher › is there at once when a draft goes live, whoever looked at the website before', async () => {
  const agents = [agentNamed({ mode: 'members' })];
  const { get } = await serve(agents);
  const before = await get(`?agent=${key}`);
  expect([await before.text(), before.headers.get('cache-control')]).toEqual(['', 'public, no-cache']);
  agents[0] = agentNamed();
  expect(await (await get(`?agent=${key}`)).text()).toContain(`/chat/${key}`);
});

test('launcher › without a key tells whoever included it', async () => {
  const { get } = await serve([]);
  const response = await get('');
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^console\.warn\("[^"]+"\)$/);
});
