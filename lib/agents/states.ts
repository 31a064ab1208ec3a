/**
 * What an agent is: read for a visitor, adopted, on trial, with a client, over, or gone. From `trial` on it is public, as far as it is
 * not paused.
 */
export const agentStates = ['preview', 'draft', 'trial', 'client', 'ended', 'erased'] as const;

/**
 * Who an agent answers: everybody, nobody while it takes `messages` for its owner, its `members` alone before it goes live, and nobody
 * for good once it is `gone`.
 */
export type AgentMode = 'open' | 'messages' | 'members' | 'gone';

/** The mode of an agent in a state; undefined for one that nobody has adopted. A state that a later version adds takes messages. */
export function modeOf({ state, isPaused }: { state: string; isPaused: boolean }): AgentMode | undefined {
  if (state === 'preview') return undefined;
  if (state === 'draft') return 'members';
  if (state === 'erased') return 'gone';
  const isLive = state === 'trial' || state === 'client';
  return isLive && !isPaused ? 'open' : 'messages';
}
