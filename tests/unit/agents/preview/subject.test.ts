import { describe, expect, test } from 'vitest';
import { industryOf, readSubject, subjectOf } from '@/lib/agents/preview/subject';
import { agents } from '@/lib/content/agents/catalogue';

describe('subjectOf', () => {
  test.each([
    [{ industry: 'salon' }, 'industry:salon'],
    [{ agent: 'plumber-pro-ai' }, 'agent:plumber-pro-ai'],
    [{ agent: 'plumber-pro-ai', industry: 'construction' }, 'agent:plumber-pro-ai'],
    [{ agent: 'plumber-pro-ai', industry: 'salon' }, 'industry:salon'],
    [{ agent: 'nobody', industry: 'toString' }, ''],
    [{}, ''],
  ])('%j is stored as "%s"', (given, stored) => expect(subjectOf(given)).toBe(stored));
});

test('readSubject and industryOf › read what subjectOf stores, of every agent', () => {
  for (const { slug, industry } of agents) {
    const stored = subjectOf({ agent: slug, industry });
    expect(readSubject(stored)).toEqual({ agent: slug });
    expect(industryOf(stored)).toBe(industry);
  }
  expect(readSubject('industry:salon')).toEqual({ industry: 'salon' });
  expect([readSubject(''), industryOf('industry:nothing')]).toEqual([undefined, undefined]);
});
