import { expect, test } from 'vitest';
import { agents } from '@/lib/content/agents/catalogue';
import { colleaguesOf } from '@/lib/content/pages/agent';

test('colleaguesOf › are four other agents, those of the same industry first', () => {
  for (const agent of agents) {
    const colleagues = colleaguesOf(agent);
    expect(new Set(colleagues).size, agent.name).toBe(4);
    expect(colleagues).not.toContain(agent);
    const near = agents.filter(({ id, industry }) => id !== agent.id && industry === agent.industry);
    expect(colleagues.slice(0, near.length).every(({ industry }) => industry === agent.industry)).toBe(true);
  }
});
