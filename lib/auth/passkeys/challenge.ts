import { db } from '@/lib/db';
import { isWithin, MINUTE_MS } from '@/lib/time';

const CHALLENGE_TTL_MS = 5 * MINUTE_MS;

/** Stores the challenge of a WebAuthn ceremony with the session; a new ceremony replaces the old one. */
export async function storeChallenge(sessionId: string, challenge: string): Promise<void> {
  await db.session.update({ where: { id: sessionId }, data: { challenge, challengeAt: new Date() } });
}

/** The challenge of the session's ceremony, which can be used only once; undefined without one or after five minutes. */
export async function consumeChallenge(sessionId: string): Promise<string | undefined> {
  const session = await db.session.findUnique({
    where: { id: sessionId },
    select: { challenge: true, challengeAt: true },
  });
  if (!session?.challenge || !session.challengeAt) return undefined;
  // Of two simultaneous requests only one gets it.
  const { count } = await db.session.updateMany({
    where: { id: sessionId, challenge: session.challenge },
    data: { challenge: null, challengeAt: null },
  });
  return count === 1 && isWithin(session.challengeAt, CHALLENGE_TTL_MS) ? session.challenge : undefined;
}
