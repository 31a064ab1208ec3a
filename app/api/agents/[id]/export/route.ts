import { z } from 'zod';
import { conversationsAsCsv, conversationsAsJson, exportedConversations } from '@/lib/agents/conversations/export';
import { agentForMember } from '@/lib/agents/members';
import { tooManyRequests } from '@/lib/auth/guard/api-guard';
import { userRoute } from '@/lib/auth/guard/guarded-route';
import { iterableToStream } from '@/lib/http/iterable-stream';
import { problem } from '@/lib/http/problem';
import { consume } from '@/lib/rate-limits/rate-limiter';

const formatSchema = z.enum(['json', 'csv']).nullable();

/** All conversations and requests of an agent for one of its owners, as JSON or CSV. */
export const GET = userRoute(async (request, user, { params }: RouteContext<'/api/agents/[id]/export'>) => {
  const found = await agentForMember((await params).id, user.id);
  if (found?.role !== 'owner') return problem(404, 'There is no such agent.');
  const format = formatSchema.safeParse(new URL(request.url).searchParams.get('format'));
  if (!format.success) return problem(400, 'The format is json or csv.');
  const limited = await consume({ exportByUser: user.id });
  if (limited) return tooManyRequests(limited);
  const isCsv = format.data === 'csv';
  const conversations = exportedConversations(found.agent.id);
  return new Response(
    iterableToStream(isCsv ? conversationsAsCsv(conversations) : conversationsAsJson(conversations)),
    {
      headers: {
        'Content-Type': isCsv ? 'text/csv; charset=utf-8' : 'application/json',
        'Content-Disposition': `attachment; filename="conversations.${isCsv ? 'csv' : 'json'}"`,
        'Cache-Control': 'private, no-store',
      },
    },
  );
});
