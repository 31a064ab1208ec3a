import { routeHandler } from '@/lib/http/route-handler';
import { markdownResponse } from '@/lib/markdown-pages/markdown-response';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ form: string; path?: string[] }> };

/** Markdown of a page. Rewrites (lib/routing.ts) lead here, by the ending .md or by the Accept header. */
export const GET = routeHandler(async function GET(request: Request, { params }: Context): Promise<Response> {
  const { form, path = [] } = await params;
  const pagePath = `/${path.join('/')}`;
  return markdownResponse(request, form === 'page' ? 'page' : 'file', pagePath === '/index' ? '/' : pagePath);
});
