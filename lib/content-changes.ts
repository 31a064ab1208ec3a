import { serverBridge } from './server-bridge';

/**
 * Invalidates all cached pages after published content has changed. Resolves when no process serves the old content any more:
 * call it after the commit and before the response.
 */
export const contentChanged = (): Promise<void> => serverBridge()?.contentChanged() ?? Promise.resolve();
