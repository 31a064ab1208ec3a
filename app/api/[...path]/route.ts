import { problem } from '@/lib/http/problem';

/** 404 for unknown paths below /api. Otherwise the 404 page would read the request's body. */
const respond = (): Response => problem(404, 'There’s nothing at this address.');

export { respond as DELETE, respond as GET, respond as PATCH, respond as POST, respond as PUT };
