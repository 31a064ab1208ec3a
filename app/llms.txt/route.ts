import { getNewestHeads } from '@/lib/blog/cached';
import { answerText } from '@/lib/machines/answer';
import { llmsTxt } from '@/lib/machines/llms-txt';

export const dynamic = 'force-dynamic';

/** Older articles are found through the blog's own pages. */
const ARTICLES = 100;

/** What the site holds, for language models (llmstxt.org). */
export const GET = async (request: Request): Promise<Response> =>
  answerText(request, llmsTxt(await getNewestHeads(ARTICLES)), {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  });
