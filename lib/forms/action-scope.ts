import { AsyncLocalStorage } from 'node:async_hooks';

/** What the server in front of Next learns about a post while Next handles it. */
export type ActionScope = { reached: boolean };

// Next's bundle and the server in front of it each load a copy of this module; both use one storage.
const shared = globalThis as typeof globalThis & { actionScope?: AsyncLocalStorage<ActionScope> };
shared.actionScope ??= new AsyncLocalStorage();

export const actionScope: AsyncLocalStorage<ActionScope> = shared.actionScope;

/** Tells the server that a post has reached one of our actions. */
export function markActionReached(): void {
  const scope = actionScope.getStore();
  if (scope) scope.reached = true;
}
