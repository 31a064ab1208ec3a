import type { NextRequest } from 'next/server';
import { currentUser } from '@/lib/auth/current-user';
import { byteStream } from '@/lib/byte-stream';
import { leadsAsCsv } from '@/lib/leads/csv';
import { leadFilterSchema } from '@/lib/leads/filter';
import { exportLeads } from '@/lib/leads/queries';
import { problem } from '@/lib/request-guard/problem';

/** The leads of a filter (the query of /leads-admin) as CSV, streamed. Admins only. */
export async function GET(request: NextRequest): Promise<Response> {
  const user = await currentUser();
  if (!user) return problem(401, 'Sign in, or send an access token as Authorization: Bearer.');
  if (!user.isAdmin) return problem(403, 'Admin access is required.');
  const filter = leadFilterSchema.parse(Object.fromEntries(request.nextUrl.searchParams));
  return new Response(byteStream(leadsAsCsv(exportLeads(filter))), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
