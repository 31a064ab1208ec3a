import { acceptedToday } from '@/lib/agents/adoption/accepted';
import { takeOver } from '@/lib/agents/adoption/take-over';
import { startPreview } from '@/lib/agents/preview/start-preview';
import { startSession } from '@/lib/auth/session/sessions';
import { db } from '@/lib/db';
import { setRequestHeaders } from './next-headers';
import { cookieOf } from './sessions';
import { makeUser } from './users';

/** A form as a browser sends it. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** What an action returns, or as a string where it redirects to; `404` for a page that does not exist. */
export async function outcomeOf<T>(act: () => Promise<T>): Promise<T | string> {
  try {
    return await act();
  } catch (error) {
    const [kind, , path = ''] = String((error as { digest?: string }).digest).split(';');
    if (kind === 'NEXT_REDIRECT') return path;
    if (kind === 'NEXT_HTTP_ERROR_FALLBACK') return '404';
    throw error;
  }
}

let visitors = 0;

/** A preview of a website, as a visitor of a network of their own begins it. */
export async function begunPreview(website: string): Promise<{ id: string; previewId: string }> {
  visitors += 1;
  const started = await startPreview({ website, subject: '' }, { ip: `198.51.100.${visitors % 250}` });
  if (!started.ok) throw new Error(started.message);
  const { id } = await db.agent.findUniqueOrThrow({ where: { previewId: started.id } });
  return { id, previewId: started.id };
}

/** A draft of a website, with its owner. */
export async function adoptedAgent(website: string, email = 'mary@bakery.ie') {
  const known = await db.user.findUnique({ where: { email } });
  const user = known ?? (await makeUser({ email, password: 'four green fields' }));
  const { id } = await begunPreview(website);
  const taken = await takeOver(id, acceptedToday, { userId: user.id, ip: '192.0.2.1' });
  if (!taken.ok) throw new Error(taken.message);
  return { user, agent: await db.agent.findUniqueOrThrow({ where: { id } }) };
}

/** Has the requests from now on come from a browser in which a user is signed in, with a passkey if they have one and `isVerified`. */
export async function signedIn(userId: string, ip = '192.0.2.50', isVerified = false): Promise<void> {
  const { sessionId } = await startSession(userId, 'browser', 'Firefox');
  if (isVerified) await db.session.update({ where: { id: sessionId }, data: { verifiedAt: new Date() } });
  setRequestHeaders({ 'x-client-address': ip }, await cookieOf({ userId, sessionId }));
}
