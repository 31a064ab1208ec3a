import { type NextRequest, NextResponse } from 'next/server';
import { refusalOf } from '@/lib/request-guard/form-post';

// Only requests that bring a body come here, so that reading a page never passes through this. Handlers under /api read
// their own bodies.
export const config = {
  matcher: [
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
};

/**
 * What is posted to a page is a form of this site, sent by a browser or by React: anything else is answered here, with a
 * plain page and the right 4xx. Next itself answers with 500.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (request.method === 'GET' || request.method === 'HEAD') return NextResponse.next();
  const refusal = await refusalOf(request);
  return refusal ? NextResponse.rewrite(new URL(`/api/problem/${refusal}`, request.url)) : NextResponse.next();
}
