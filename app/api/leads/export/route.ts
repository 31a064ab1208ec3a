import type { NextRequest } from 'next/server';
import { tooManyRequests } from '@/lib/auth/guard/api-guard';
import { adminRoute } from '@/lib/auth/guard/guarded-route';
import { iterableToStream } from '@/lib/http/iterable-stream';
import { leadsAsCsv } from '@/lib/leads/csv';
import { leadFilterSchema } from '@/lib/leads/filter';
import { exportLeads } from '@/lib/leads/queries';
import { consume } from '@/lib/rate-limits/rate-limiter';

/** The leads of a filter (the query of /leads-admin) as CSV, streamed. Admins only. */
export const GET = adminRoute(async (request: NextRequest, admin) => {
  const limited = await consume({ adminByUser: admin.id });
  if (limited) return tooManyRequests(limited);
  const filter = leadFilterSchema.parse(Object.fromEntries(request.nextUrl.searchParams));
  return new Response(iterableToStream(leadsAsCsv(exportLeads(filter))), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
});
