import { LRUCache } from 'lru-cache';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Agent } from '@/lib/generated/prisma/client';
import { type Report, suggestedQuestions } from '@/lib/reader/answers/report/report';
import { defaultGreeting } from './greeting';
import { peopleSentence } from './people-hours';
import { type AgentMode, modeOf } from './states';

/** What everybody may know of an agent that somebody has adopted. Plain JSON; text of websites in it is untrusted. */
export interface PublicAgent {
  /** Names it in the widget and in `/chat/{key}`. */
  key: string;
  agentId: string;
  mode: AgentMode;
  /** The business. */
  name: string;
  greeting: string;
  /** As #1d4ed8. */
  colour: string;
  side: 'left' | 'right';
  /** The name of its website, as siteNameOf. */
  domain: string;
  /** Hosts that may show the widget. */
  allowedSites: readonly string[];
  /** How long a conversation is kept after its last message, in days. */
  retentionDays: number;
  /** When people answer, in a sentence; empty where the business has not said. */
  people: string;
  /** First questions that its website answers, at most four. */
  suggestions: readonly string[];
}

const KEY = /^[\w-]{22}$/;
const MAX_SUGGESTIONS = 4;

/** By reading and subject, whose report never changes: it is large, and the agent is looked up with every request. */
const suggestions = new LRUCache<string, string[]>({ max: 2_000 });

async function suggestionsOf({ readingId, subject }: Agent): Promise<string[]> {
  if (!readingId) return [];
  const known = suggestions.get(`${readingId} ${subject}`);
  if (known) return known;
  const row = await db.readingReport.findUnique({ where: { readingId_subject: { readingId, subject } } });
  if (!row) return [];
  // Only storeReport writes the content.
  const found = suggestedQuestions(row.content as unknown as Report, MAX_SUGGESTIONS);
  suggestions.set(`${readingId} ${subject}`, found);
  return found;
}

/** The agent of a public key; undefined for an unknown one, and while agents are switched off. */
export async function publicAgent(key: string): Promise<PublicAgent | undefined> {
  if (!env.agentsLive || !KEY.test(key)) return undefined;
  const agent = await db.agent.findUnique({ where: { key } });
  const mode = agent && modeOf(agent);
  if (!agent || !mode) return undefined;
  return {
    key,
    agentId: agent.id,
    mode,
    name: agent.name,
    greeting: agent.greeting || defaultGreeting(agent.name),
    colour: agent.colour,
    side: agent.side === 'left' ? 'left' : 'right',
    domain: agent.domain,
    allowedSites: agent.allowedSites,
    retentionDays: agent.retentionDays,
    people: peopleSentence(agent),
    suggestions: await suggestionsOf(agent),
  };
}
