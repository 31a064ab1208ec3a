import { chatRoute } from '@/lib/agents/conversations/chat-route';
import { erase } from '@/lib/agents/conversations/erase';

/** Erases the customer's conversation. */
export const DELETE = chatRoute(async ({ agent, secret }) => {
  await erase(agent, secret);
  return new Response(null, { status: 204 });
});
