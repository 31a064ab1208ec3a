import { type NextRequest, NextResponse } from 'next/server';

const MAX_BODY_BYTES = 1_000_000;

// Only requests that carry a body come here, so that reading a page never passes through this.
export const config = { matcher: [{ source: '/((?!api/).*)', has: [{ type: 'header', key: 'content-type' }] }] };

const problem = (request: NextRequest, status: number) =>
  NextResponse.rewrite(new URL(`/api/problem/${status}`, request.url));

async function isReadableForm(request: NextRequest): Promise<boolean> {
  try {
    await request.clone().formData();
    return true;
  } catch {
    return false;
  }
}

/**
 * What is posted to a page is a form, sent by a browser or by React: anything else is answered here, with a plain page and
 * the right 4xx. Next itself answers a broken form with 500.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (request.method === 'GET' || request.method === 'HEAD') return NextResponse.next();
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return problem(request, 413);
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('text/plain') && request.headers.has('next-action')) return NextResponse.next();
  if (!type.startsWith('multipart/form-data')) return problem(request, 415);
  return (await isReadableForm(request)) ? NextResponse.next() : problem(request, 400);
}
