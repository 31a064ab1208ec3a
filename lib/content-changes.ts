import { serverBridge } from './server-bridge';

/**
 * Announces that published content has changed. Resolves when no process serves the old content any more: call it after the
 * write has been committed and before it is acknowledged.
 */
export const contentChanged = (): Promise<void> => serverBridge()?.contentChanged() ?? Promise.resolve();
