import { z } from 'zod';
import { agentOf } from '@/lib/agents/conversations/chat-route';
import { reportAgent } from '@/lib/agents/report-agent';
import { tooManyRequests } from '@/lib/auth/guard/api-guard';
import { clientInfoOf } from '@/lib/http/client-info';
import { withJson } from '@/lib/http/json-body';
import { routeHandler } from '@/lib/http/route-handler';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { stripInvalidCharsDeep } from '@/lib/scraper-runs/strip-invalid-chars';

const reportSchema = z.object({ text: z.string().max(2_000).default('').transform(stripInvalidCharsDeep) });

/** “Not your business? Tell us.” */
export const POST = routeHandler(async (request: Request, { params }: RouteContext<'/api/chat/[key]/report'>) => {
  const found = await agentOf((await params).key);
  if (!found.ok) return found.response;
  const limited = await consume({ chatReportByIp: clientInfoOf(request.headers).ip });
  if (limited) return tooManyRequests(limited);
  return withJson(request, reportSchema, async ({ text }) => {
    await reportAgent(found.agent, text);
    return new Response(null, { status: 204 });
  });
});
