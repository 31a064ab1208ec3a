/** What a member writes in a conversation, until it is sent. */
export interface Draft {
  text: string;
  /** The client's name for the message. */
  id: string;
  /** The last message that was there when they began. */
  seen: number;
}

// For this tab: a customer's words do not stay on a device that others use.
const keyOf = (conversationId: string) => `desk ${conversationId}`;

const isDraft = (value: unknown): value is Draft => {
  const { text, id, seen } = Object(value);
  return typeof text === 'string' && typeof id === 'string' && typeof seen === 'number';
};

/** The draft of a conversation; undefined without one, and where storage is blocked. */
export function readDraft(conversationId: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(conversationId)) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft over reloads and other conversations; undefined removes it. */
export function keepDraft(conversationId: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(conversationId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(conversationId));
  } catch {
    // Blocked or full: it lives as long as the page.
  }
}
