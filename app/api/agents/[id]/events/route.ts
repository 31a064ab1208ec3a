import { deskEvents } from '@/lib/agents/conversations/desk-events';
import { agentForUser } from '@/lib/agents/members';
import { userRoute } from '@/lib/auth/guard/guarded-route';
import { respondWithEvents } from '@/lib/http/event-stream';
import { problem } from '@/lib/http/problem';

/** Says to a member of an agent that something has changed in its conversations or requests. */
export const GET = userRoute(async (request, user, { params }: RouteContext<'/api/agents/[id]/events'>) => {
  const found = await agentForUser((await params).id, user);
  if (!found) return problem(404, 'There is no such agent.');
  return respondWithEvents(request, { user: user.id }, (signal) =>
    deskEvents(found.agent.id, async () => (await agentForUser(found.agent.id, user)) !== undefined, signal),
  );
});
