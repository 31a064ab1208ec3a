// The server in front of Next (lib/server) and what Next has bundled are two copies of this module in one process; they
// meet on globalThis.
type Meeting = { announce?: () => Promise<void> };

const meeting = globalThis as typeof globalThis & { contentVersion?: Meeting };
meeting.contentVersion ??= {};

/**
 * Says that published content has changed. Resolves when no process shows the old one any more: call it after the write has
 * been committed and before it is acknowledged.
 */
export const contentChanged = (): Promise<void> => meeting.contentVersion?.announce?.() ?? Promise.resolve();

/** Says what is to be done when content has changed. */
export function onContentChanged(announce: () => Promise<void>): void {
  meeting.contentVersion = { announce };
}
