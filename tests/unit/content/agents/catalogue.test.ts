import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { agents, findAgent } from '@/lib/content/agents/catalogue';
import { tradeDay } from '@/lib/content/screens/trades';
import { industryValues } from '@/lib/industries';
import { slugify } from '@/lib/text/slug';

/** The names of the specification; an agent's id is its place in this list. */
const specifiedNames = [
  'Customer Service AI',
  'Electrician Expert AI',
  'Plumber Pro AI',
  'Restaurant Expert AI',
  'Beauty Salon AI',
  'Auto Mechanic AI',
  'Dental Care AI',
  'Real Estate AI',
  'Legal Expert AI',
  'Fitness Trainer AI',
  'Accountant AI',
  'Home Improvement AI',
  'Insurance Agent AI',
  'Travel Agent AI',
  'Pet Care AI',
  'Photography AI',
  'Cleaning Service AI',
  'Tutoring AI',
  'Business Consultant AI',
  'Bespoke Solutions AI',
];

describe('agents', () => {
  test('has the specified twenty names with ids 1 to 20, in order', () => {
    expect(agents.map(({ id, name }) => [id, name])).toEqual(specifiedNames.map((name, index) => [index + 1, name]));
  });

  test('has one file per agent, named after its slug', () => {
    const folder = join(import.meta.dirname, '../../../../lib/content/agents');
    const files = readdirSync(folder).filter((file) => !['agent.ts', 'catalogue.ts'].includes(file));
    expect(files.sort()).toEqual(agents.map((agent) => `${agent.slug.replace(/-ai$/, '')}.ts`).sort());
    for (const agent of agents) expect(agent.slug).toBe(slugify(agent.name));
  });

  test('gives each agent a complete description', () => {
    for (const agent of agents) {
      expect(agent.features.length, agent.name).toBeGreaterThanOrEqual(5);
      expect(agent.seoKeywords.length, agent.name).toBeGreaterThanOrEqual(4);
      expect(tradeDay(agent), agent.name).toHaveLength(4);
      for (const { at } of agent.events) expect(at).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }
  });

  test('covers every industry of the trial form', () => {
    expect(new Set(agents.map(({ industry }) => industry))).toEqual(new Set(industryValues));
  });

  // The phone product is not out yet: no agent may say or do what only it could.
  test.each(agents)('$name neither makes nor answers phone calls', (agent) => {
    const ownWords = [
      agent.description,
      agent.introduction,
      agent.benefit,
      ...agent.features,
      ...agent.events.flatMap((event) => [event.done, 'answer' in event ? event.answer : undefined]),
    ].join('\n');
    expect(ownWords).not.toMatch(
      /\b(I am|I’m) ringing\b|\bI have rung\b|\bI (will|’ll) (ring|call)\b|\brings (your|the)\b/i,
    );
    expect(ownWords).not.toMatch(
      /\banswers? (a |the |your |every )?(call|phone)|voicemail|phone stops|\bput(s)? you through\b/i,
    );
  });
});

describe('findAgent', () => {
  test('returns the agent with the slug, or undefined', () => {
    expect(findAgent('plumber-pro-ai')?.name).toBe('Plumber Pro AI');
    expect(findAgent('no-such-agent')).toBeUndefined();
  });
});
