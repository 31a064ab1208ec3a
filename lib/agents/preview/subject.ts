import { findAgent } from '@/lib/content/agents/catalogue';
import { type Industry, industries } from '@/lib/industries';

/**
 * The kind of business that a visitor chose, as stored: `agent:plumber-pro-ai` from an agent's page, `industry:salon` from the
 * form, or empty.
 */
export type StoredSubject = string;

const isIndustry = (value: string): value is Industry => Object.hasOwn(industries, value);

/** The subject of a submitted form. An agent counts only while its own industry is chosen. */
export function subjectOf({ industry = '', agent = '' }: { industry?: string; agent?: string }): StoredSubject {
  const known = findAgent(agent);
  if (known && (industry === '' || known.industry === industry)) return `agent:${known.slug}`;
  return isIndustry(industry) ? `industry:${industry}` : '';
}

/** A stored subject as lib/reader/answers expects it; undefined if the visitor chose none. */
export function readSubject(stored: StoredSubject): { industry: Industry } | { agent: string } | undefined {
  const [kind, value = ''] = stored.split(':');
  if (kind === 'agent' && findAgent(value)) return { agent: value };
  return kind === 'industry' && isIndustry(value) ? { industry: value } : undefined;
}

/** The industry of a stored subject; undefined if the visitor chose none. */
export function industryOf(stored: StoredSubject): Industry | undefined {
  const subject = readSubject(stored);
  if (!subject) return undefined;
  return 'industry' in subject ? subject.industry : findAgent(subject.agent)?.industry;
}
