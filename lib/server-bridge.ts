/** The functions that the server in front of Next offers to the application. */
export type ServerBridge = {
  /** Drops the cached content of every process. Resolves when no process serves the old content any more. */
  contentChanged: () => Promise<void>;
  /** Discards what is being rendered: Next has finished a rendering from content of before an invalidation. */
  renderingSuperseded: () => void;
  /** Renders a public page of this site in this process. Null when there is none (404). */
  renderPage: (path: string) => Promise<string | null>;
  /** Whether the latest query of the server failed because the database is unavailable. */
  isDatabaseDown: () => boolean;
  /** Whether the main pages have been rendered since the start, so that no visitor waits for one. */
  isWarm: () => boolean;
  /** Proves that a request to an internal route comes from this process. */
  internalToken: string;
};

// Next's bundle and the server in front of it each load a copy of this module; they share one object.
const shared = globalThis as typeof globalThis & { serverBridge?: ServerBridge };

/** Registers the bridge of this process. */
export function setServerBridge(bridge: ServerBridge): void {
  shared.serverBridge = bridge;
}

/** The bridge of this process; undefined in commands and tests, which run no server. */
export const serverBridge = (): ServerBridge | undefined => shared.serverBridge;
