import { chatRoute } from '@/lib/agents/conversations/chat-route';
import { read } from '@/lib/agents/conversations/read';
import { send } from '@/lib/agents/conversations/send';
import { seenSchema, sentSchema } from '@/lib/agents/conversations/sent-message';
import { tooManyRequests } from '@/lib/auth/guard/api-guard';
import { clientInfoOf } from '@/lib/http/client-info';
import { withJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';

/** The messages of a conversation after one of them. */
export const GET = chatRoute(async ({ agent, secret }, request) =>
  noStoreJson(await read(agent, secret, seenSchema.parse(new URL(request.url).searchParams.get('after')))),
);

/** Stores a message once and answers it. */
export const POST = chatRoute(({ agent, secret }, request) =>
  withJson(request, sentSchema, async (message) => {
    const sent = await send(agent, secret, message, { ip: clientInfoOf(request.headers).ip });
    if (sent.ok) return noStoreJson({ messages: sent.messages, speaker: sent.speaker });
    return sent.problem === 'limited' ? tooManyRequests(sent.limited) : problem(400, sent.message);
  }),
);
