import { sitemapFile } from '@/lib/blog/sitemap';
import { textResponse } from '@/lib/markdown-pages/markdown-response';

export const dynamic = 'force-dynamic';

/** The sitemap; above 10,000 articles an index of its files. */
export const GET = async (request: Request): Promise<Response> =>
  textResponse(request, (await sitemapFile()) ?? '', { 'Content-Type': 'application/xml; charset=utf-8' });
