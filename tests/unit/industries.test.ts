import { describe, expect, test } from 'vitest';
import { agents, findAgent } from '@/lib/content/agents/catalogue';
import { agentNames } from '@/lib/content/agents/names';
import {
  agentOfBusinessType,
  agentsOfIndustry,
  businessTypes,
  industries,
  industryOfBusinessType,
  industryValues,
} from '@/lib/industries';

describe('the mapping of industries, business types and agents', () => {
  test('has the nine industries with their labels, in the order of the form', () => {
    expect(Object.entries(industries)).toEqual([
      ['restaurant', 'Restaurant / Food Service'],
      ['salon', 'Salon / Beauty'],
      ['retail', 'Retail / E-commerce'],
      ['healthcare', 'Healthcare / Medical'],
      ['professional', 'Professional Services'],
      ['automotive', 'Automotive'],
      ['construction', 'Construction / Trades'],
      ['education', 'Education / Training'],
      ['other', 'Other'],
    ]);
  });

  test('gives every industry at least one agent, and every agent exactly one industry', () => {
    const listed = industryValues.flatMap((industry) => {
      const names = agentsOfIndustry(industry);
      expect(names.length, industry).toBeGreaterThan(0);
      return names;
    });
    expect(listed.toSorted()).toEqual([...agentNames].toSorted());
  });

  test('leads each of the eleven business types to an agent of its own and on to an industry', () => {
    expect(businessTypes).toHaveLength(11);
    expect(new Set(Object.values(agentOfBusinessType)).size).toBe(11);
    expect(industryOfBusinessType('plumber')).toBe('construction');
    expect(industryOfBusinessType('law-firm')).toBe('professional');
    expect(industryOfBusinessType('general')).toBe('other');
  });
});

describe('the catalogue', () => {
  test('has the twenty names in order, with ids 1 to 20 and an address each', () => {
    expect(agents.map((agent) => agent.name)).toEqual(agentNames);
    expect(agents.map((agent) => agent.id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(new Set(agents.map((agent) => agent.slug)).size).toBe(20);
    expect(findAgent('plumber-pro-ai')?.name).toBe('Plumber Pro AI');
    expect(findAgent('no-such-agent')).toBeUndefined();
  });

  test('gives each agent a full description of its work', () => {
    for (const agent of agents) {
      expect(agent.features.length, agent.name).toBeGreaterThanOrEqual(5);
      expect(agent.seoKeywords.length, agent.name).toBeGreaterThanOrEqual(4);
      expect(agent.day, agent.name).toHaveLength(4);
      for (const { time } of agent.day) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }
  });
});
