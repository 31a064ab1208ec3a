// The states of an agent, as text: `preview` (read for a visitor), `draft` (adopted), `trial`, `client`, `ended`, `erased`. In trial and with a
// client it is public, as far as it is not paused.

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
