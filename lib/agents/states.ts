import { agentsPage } from '@/lib/content/pages/agents';
import { env } from '@/lib/env';
import { formatMoment } from '@/lib/format';
import type { Agent } from '@/lib/generated/prisma/client';
import { labelOf } from '@/lib/text/label';
import { UNDO_LIFETIME_MS } from './policy';

// The states of an agent, as text: `preview` (read for a visitor), `draft` (adopted), `trial`, `client`, `ended`, `erased`. In trial and with a
// client it is public, as far as it is not paused.

/**
 * Who an agent answers: everybody, nobody while it takes `messages` for its owner, its `members` alone before it goes live, and nobody
 * for good once it is `gone`.
 */
export type AgentMode = 'open' | 'messages' | 'members' | 'gone';

/** The mode of an agent in a state; undefined for one that nobody has adopted. A state that a later version adds takes messages. */
export function modeOf({
  state,
  isPaused,
  deletedAt = null,
}: {
  state: string;
  isPaused: boolean;
  deletedAt?: Date | null;
}): AgentMode | undefined {
  if (state === 'preview') return undefined;
  if (deletedAt) return 'gone';
  if (state === 'draft') return 'members';
  if (state === 'erased') return 'gone';
  const isLive = state === 'trial' || state === 'client';
  return isLive && !isPaused ? 'open' : 'messages';
}

const { clock, states, paused, deleted } = agentsPage;

type Clock = Pick<Agent, 'state' | 'endsAt' | 'expiresAt' | 'isPaused' | 'pausedBy' | 'deletedAt'>;

/** The state of an agent in a word, for its members and for us. */
export const stateLabel = ({ state, isPaused, deletedAt }: Pick<Agent, 'state' | 'isPaused' | 'deletedAt'>): string => {
  if (deletedAt) return deleted;
  return isPaused && (state === 'trial' || state === 'client') ? paused : labelOf(states, state);
};

const until = (moment: Date | null): string => (moment ? formatMoment(moment) : 'a day that we tell you');

/** When the deletion of an agent can no longer be undone. */
const erasedAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_LIFETIME_MS);

/** When its state ends by itself; empty where it does not. */
export function nextMoment({ state, endsAt, expiresAt, deletedAt }: Clock): string {
  const next = deletedAt ? erasedAt(deletedAt) : state === 'trial' ? endsAt : expiresAt;
  return next ? formatMoment(next) : '';
}

/** What the state of an agent means to its members, when that ends, and what comes then. */
export function clockOf({ state, endsAt, expiresAt, isPaused, pausedBy, deletedAt }: Clock): string {
  if (deletedAt) return clock.deleted(until(erasedAt(deletedAt)));
  if (state === 'draft') return clock.draft(until(expiresAt));
  if (state === 'ended') return clock.ended(until(expiresAt));
  const isTrial = state === 'trial';
  if (!isPaused) return isTrial ? clock.trial(until(endsAt)) : clock.client();
  const why = pausedBy === 'us' ? clock.pausedByUs(env.contactEmail) : clock.pausedByOwner;
  return isTrial ? `${why} ${clock.pausedTrial(until(endsAt))}` : why;
}
