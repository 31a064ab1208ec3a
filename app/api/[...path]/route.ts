import { problem } from '@/lib/http/problem';

/** 404 for unknown paths below /api. Otherwise the 404 page would read the request's body. */
const answer = (): Response => problem(404, 'There is nothing at this address.');

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
