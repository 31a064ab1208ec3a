import { diaryCalendar } from '@/lib/agents/diary/calendar';
import { agentOfCalendar } from '@/lib/agents/diary/calendar-key';
import { listForCalendar } from '@/lib/agents/diary/entries';
import { createEtag, isNotModified } from '@/lib/http/etag';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { consume } from '@/lib/rate-limits/rate-limiter';

/** A member's diary for the calendar programs that have its secret address. Most ask far more often than anything changes: 304. */
export const GET = routeHandler(async (request: Request, { params }: RouteContext<'/api/diary/[file]'>) => {
  const { file } = await params;
  const agent = await agentOfCalendar(file);
  if (!agent) return problem(404, 'There is no such calendar. Make a new address on the page of your diary.');
  const limited = await consume({ calendarByKey: file });
  if (limited)
    return problem(429, 'This calendar is asking too often.', {
      headers: { 'Retry-After': String(limited.retryAfterSeconds) },
    });
  const body = diaryCalendar(agent, await listForCalendar(agent.id));
  const etag = createEtag(body);
  const headers = { 'Cache-Control': 'private, no-cache', ETag: etag };
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="diary.ics"',
    },
  });
});
