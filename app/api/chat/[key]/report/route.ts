import { z } from 'zod';
import { agentOf } from '@/lib/agents/conversations/chat-route';
import { reportAgent } from '@/lib/agents/report-agent';
import { clientInfoOf } from '@/lib/http/client-info';
import { withJson } from '@/lib/http/json-body';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { stripInvalidCharsDeep } from '@/lib/scraper-runs/strip-invalid-chars';

const reportSchema = z.object({ text: z.string().max(2_000).default('').transform(stripInvalidCharsDeep) });

/** “Not your business? Tell us.” */
export const POST = routeHandler(async (request: Request, { params }: RouteContext<'/api/chat/[key]/report'>) => {
  const found = await agentOf((await params).key);
  if (!found.ok) return found.response;
  const limited = await consume({ chatReportByIp: clientInfoOf(request.headers).ip });
  if (limited) return problem(429, rateLimitMessage(limited));
  return withJson(request, reportSchema, async ({ text }) => {
    await reportAgent(found.agent, text);
    return new Response(null, { status: 204 });
  });
});
