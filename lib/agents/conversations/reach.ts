import { findEmail, findPhone } from '@/lib/reader/answers/question/patterns';
import { slotsOf } from '../requests/request-words';
import type { findForMember } from './queries';

type Found = NonNullable<Awaited<ReturnType<typeof findForMember>>>;

/** Of a customer's messages, so many of the last ones are looked through. */
const LOOKED_THROUGH = 50;

/** Where a customer can be reached outside the chat, as they left it; undefined if they left nothing. */
export function addressLeft({ requests, messages }: Pick<Found, 'requests' | 'messages'>): string | undefined {
  const inRequests = requests.map((request) => slotsOf(request).contact ?? slotsOf(request).email);
  const written = messages.filter(({ author }) => author === 'customer').slice(-LOOKED_THROUGH);
  const inMessages = written.map(({ text }) => findPhone(text) ?? findEmail(text) ?? undefined);
  return [...inRequests, ...inMessages].findLast(Boolean);
}
