import { env } from '@/lib/env';
import { createEtag, isNotModified } from '@/lib/http/etag';
import { markdownPath } from '@/lib/seo/markdown-paths';
import { findMarkdown } from './documents';

/** `file`: at a URL of its own that ends in .md. `page`: at the page's own URL, by content negotiation. */
export type MarkdownForm = 'file' | 'page';

// CDNs may cache a file for as long as a page. A response that shares its URL with a page must stay private: some CDNs ignore
// `Vary` and would serve Markdown to browsers.
const CACHE_CONTROL: Record<MarkdownForm, string> = {
  file: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  page: 'private, max-age=0, must-revalidate',
};

/** A text response with an ETag; 304 when the client has it already. */
export function textResponse(request: Request, text: string, headers: Record<string, string>): Response {
  const etag = createEtag(text);
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  return new Response(text, { headers: { ...headers, ETag: etag } });
}

const TYPE = 'text/markdown; charset=utf-8';

/** Responds with the Markdown of the page at `path`. */
export async function markdownResponse(request: Request, form: MarkdownForm, path: string): Promise<Response> {
  const found = await findMarkdown(path);
  if (!found) {
    const text = `# Page Not Found\n\nThere is no page here, or it is not published. All pages: <${env.siteUrl}/llms.txt>\n`;
    return new Response(text, { status: 404, headers: { 'Content-Type': TYPE, 'Cache-Control': 'no-store' } });
  }
  if ('movedTo' in found) {
    const target = form === 'file' ? markdownPath(found.movedTo) : found.movedTo;
    return new Response(null, { status: 308, headers: { Location: target, 'Cache-Control': 'no-store' } });
  }
  return textResponse(request, found.markdown, {
    'Content-Type': TYPE,
    'Cache-Control': CACHE_CONTROL[form],
    Link: `<${env.siteUrl}${found.path}>; rel="canonical"`,
  });
}
