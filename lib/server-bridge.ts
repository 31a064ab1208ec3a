/** What the server in front of Next does for the application inside it. */
export type ServerBridge = {
  /** Makes every process drop what it has cached. Resolves when no process serves the old content any more. */
  contentChanged: () => Promise<void>;
  /** Renders a public page of this site in this process. Null when there is none (404). */
  renderPage: (path: string) => Promise<string | null>;
  /** Whether the database did not answer when it was last asked. */
  isDatabaseAway: () => boolean;
  /** Proves that a request to an internal route comes from this process. */
  internalToken: string;
};

// Next's bundle and the server in front of it hold a copy of this module each; they share one object.
const shared = globalThis as typeof globalThis & { serverBridge?: ServerBridge };

export function setServerBridge(bridge: ServerBridge): void {
  shared.serverBridge = bridge;
}

/** The bridge of this process; undefined in commands and tests, which run no server. */
export const serverBridge = (): ServerBridge | undefined => shared.serverBridge;
