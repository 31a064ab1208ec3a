import { env } from '@/lib/env';
import { createEtag, isNotModified } from '@/lib/http/etag';
import { markdownPath } from '@/lib/seo/markdown-paths';
import { findMarkdown } from './documents';

/** `file`: at an address of its own, ending in .md. `page`: at the page's own address, for who asked for Markdown. */
export type MarkdownForm = 'file' | 'page';

// A file may be kept by a CDN for as long as pages are. What shares its address with a page may not: some CDNs disregard
// `Vary`, and people would get Markdown.
const CACHE_CONTROL: Record<MarkdownForm, string> = {
  file: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  page: 'private, max-age=0, must-revalidate',
};

/** A text that is asked for again and again: with an ETag, and 304 for those who have it. */
export function answerText(request: Request, text: string, headers: Record<string, string>): Response {
  const etag = createEtag(text);
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  return new Response(text, { headers: { ...headers, ETag: etag } });
}

const TYPE = 'text/markdown; charset=utf-8';

/** Answers a request for the Markdown of the page at `path`. */
export async function answerMarkdown(request: Request, form: MarkdownForm, path: string): Promise<Response> {
  const found = await findMarkdown(path);
  if (!found) {
    const text = `# Page Not Found\n\nThere is no page here, or it is not published. What there is: <${env.siteUrl}/llms.txt>\n`;
    return new Response(text, { status: 404, headers: { 'Content-Type': TYPE, 'Cache-Control': 'no-store' } });
  }
  if ('movedTo' in found) {
    const target = form === 'file' ? markdownPath(found.movedTo) : found.movedTo;
    return new Response(null, { status: 308, headers: { Location: target, 'Cache-Control': 'no-store' } });
  }
  return answerText(request, found.markdown, {
    'Content-Type': TYPE,
    'Cache-Control': CACHE_CONTROL[form],
    Link: `<${env.siteUrl}${found.path}>; rel="canonical"`,
  });
}
