import { notFound } from 'next/navigation';
import { sitemapFile } from '@/lib/blog/sitemap';
import { textResponse } from '@/lib/markdown-pages/markdown-response';

export const dynamic = 'force-dynamic';

/** A file of a sitemap that is too long for one: `0.xml` has the pages, the others articles. */
export async function GET(request: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const number = /^(\d{1,4})\.xml$/.exec((await params).file)?.[1];
  const xml = number === undefined ? null : await sitemapFile(Number(number));
  if (xml === null) notFound();
  return textResponse(request, xml, { 'Content-Type': 'application/xml; charset=utf-8' });
}
