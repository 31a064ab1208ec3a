import { knowledgeInThreads } from '@/lib/agent/sources/in-threads';
import { isInternalRequest } from '@/lib/http/internal-request';
import { problem } from '@/lib/http/problem';
import { openOwnSite } from '@/lib/own-site/open-own-site';

/**
 * Indexes this website, so that the first visitor with a question does not wait for that. Called by the server in front of Next,
 * in the same process (lib/server/start-server.ts).
 */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalRequest(request)) return problem(404, 'There’s nothing at this address.');
  await knowledgeInThreads(await openOwnSite()).openGate();
  return new Response(null, { status: 204 });
}
