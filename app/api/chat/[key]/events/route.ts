import { chatRoute } from '@/lib/agents/conversations/chat-route';
import { chatEvents } from '@/lib/agents/conversations/read';
import { seenSchema } from '@/lib/agents/conversations/sent-message';
import { clientInfoOf } from '@/lib/http/client-info';
import { respondWithEvents } from '@/lib/http/event-stream';

/** A conversation as server-sent events, from the message that `Last-Event-ID` names on. */
export const GET = chatRoute(({ agent, secret }, request) => {
  const after = seenSchema.parse(request.headers.get('last-event-id') ?? 0);
  return respondWithEvents(request, { customers: clientInfoOf(request.headers).ip }, (signal) =>
    chatEvents(agent, secret, after, signal),
  );
});
