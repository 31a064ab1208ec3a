import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { isMemberOf } from '../members';
import { type PublicAgent, publicAgent } from '../public-agent';
import { isSecret } from './sent-message';

const BEARER = /^Bearer ([\w-]+)$/;

/** The customer's secret in the header of a request. */
function secretOf(request: Request): string | undefined {
  const secret = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  return secret !== undefined && isSecret(secret) ? secret : undefined;
}

const responses = {
  unknown: () => problem(404, 'There is no such agent.'),
  gone: () => problem(410, 'This agent has been deleted.'),
  members: () => problem(403, 'This agent isn’t live yet. Only the people who work with it can try it, signed in.'),
  secret: () =>
    problem(401, 'Send “Authorization: Bearer” and the secret of the conversation: 43 characters of base64url.'),
};

type Context = { params: Promise<{ key: string }> };
type Caller = { agent: PublicAgent; secret: string };

/** The agent of a key, or the response that says why there is none for this request. */
export async function agentOf(
  key: string,
): Promise<{ ok: true; agent: PublicAgent } | { ok: false; response: Response }> {
  const agent = await publicAgent(key);
  if (!agent) return { ok: false, response: responses.unknown() };
  if (agent.mode === 'gone') return { ok: false, response: responses.gone() };
  if (agent.mode === 'members' && !(await isMemberOf(agent.agentId)))
    return { ok: false, response: responses.members() };
  return { ok: true, agent };
}

/** A route handler for a customer's conversation with the agent of the key in its path. */
export const chatRoute = (handle: (caller: Caller, request: Request) => Response | Promise<Response>) =>
  routeHandler(async (request: Request, { params }: Context): Promise<Response> => {
    const found = await agentOf((await params).key);
    if (!found.ok) return found.response;
    const secret = secretOf(request);
    return secret ? handle({ agent: found.agent, secret }, request) : responses.secret();
  });
