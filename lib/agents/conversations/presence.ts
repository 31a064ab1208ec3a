import { db } from '@/lib/db';
import { SECOND_MS } from '@/lib/time';

const MARK_SECONDS = 20;
/** After this without a sign of the customer's chat, they have left. A closed laptop looks the same. */
const LEFT_SECONDS = 60;

/** How often an open chat says that it is. */
export const MARK_MS = MARK_SECONDS * SECOND_MS;

/** Says that a customer has their conversation open. */
export const markSeen = (conversationId: string): Promise<unknown> => db.$executeRaw`
  UPDATE conversations SET seen_at = now() WHERE id = ${conversationId}::uuid
    AND (seen_at IS NULL OR seen_at < now() - ${MARK_SECONDS} * interval '1 second')`;

/** Whether a customer who was last seen at a moment still has the chat open; unknown for conversations of the version before. */
export const isHere = (seenAt: Date | null, now = Date.now()): boolean =>
  seenAt !== null && now - seenAt.getTime() < LEFT_SECONDS * SECOND_MS;
