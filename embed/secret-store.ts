import type { Outgoing } from './api';

/** What a tab keeps of a conversation. */
interface Kept {
  secret: string;
  /** What was not acknowledged before the page was left. */
  outgoing: Outgoing[];
}

/** How long a new tab waits for another one of the same website that has the conversation. */
const ASK_MS = 250;

/** 43 characters of base64url. Not crypto.subtle: a frame on an http page is no secure context. */
export function randomToken(bytes = 32): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...values))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Where the secret of a conversation lives: in this tab's session storage, which a browser may refuse, and in the other tabs of the
 * same website as long as one of them is open.
 */
export function secretStore(key: string, onAdopt: (secret: string) => void, onErased: () => void) {
  const name = `chat ${key}`;
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined;
  let kept: Kept | undefined;
  let isStored = true;

  try {
    kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
    // Some browsers refuse only to write.
    sessionStorage.setItem(name, JSON.stringify(kept ?? null));
  } catch {
    isStored = false;
  }

  function write(value: Kept | undefined): void {
    kept = value;
    try {
      if (value) sessionStorage.setItem(name, JSON.stringify(value));
      else sessionStorage.removeItem(name);
    } catch {
      isStored = false;
    }
  }

  channel?.addEventListener('message', ({ data }) => {
    if (data.ask && kept) channel.postMessage({ secret: kept.secret });
    else if (data.erased && data.erased === kept?.secret) {
      write(undefined);
      onErased();
    } else if (data.secret && !kept) onAdopt(data.secret);
  });

  return {
    /** Whether the conversation outlasts a navigation. */
    isStored: () => isStored,
    kept: () => kept,
    keep: (secret: string, outgoing: readonly Outgoing[] = []) => write({ secret, outgoing: [...outgoing] }),
    /** Resolves after the other tabs had time to answer. */
    async ask(): Promise<void> {
      if (!channel || kept) return;
      channel.postMessage({ ask: true });
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    },
    erase(): void {
      channel?.postMessage({ erased: kept?.secret });
      write(undefined);
    },
  };
}
