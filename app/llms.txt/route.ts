import { getNewestHeads } from '@/lib/blog/cached';
import { llmsTxt } from '@/lib/markdown-pages/llms-txt';
import { textResponse } from '@/lib/markdown-pages/markdown-response';

export const dynamic = 'force-dynamic';

/** Older articles are linked from the blog's own pages. */
const ARTICLES = 100;

/** The index of the site for language models (llmstxt.org). */
export const GET = async (request: Request): Promise<Response> =>
  textResponse(request, llmsTxt(await getNewestHeads(ARTICLES)), {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  });
