import { problem } from '@/lib/http/problem';

/** Addresses below /api that nothing stands at. Without this the page for missing pages would read what is sent to them. */
const answer = (): Response => problem(404, 'There is nothing at this address.');

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
