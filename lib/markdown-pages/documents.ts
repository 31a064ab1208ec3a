import { cached, getAuthor, getMovedPost } from '@/lib/blog/cached';
import { categoryFromSlug } from '@/lib/blog/categories';
import { findPublishedPost } from '@/lib/blog/queries';
import { readPageNumber } from '@/lib/blog/schema';
import { findAgent } from '@/lib/content/agents/catalogue';
import { env } from '@/lib/env';
import { markdownPages } from '@/lib/seo/markdown-paths';
import { serverBridge } from '@/lib/server-bridge';
import { isSlug } from '@/lib/text/slug';
import { articleMarkdown } from './article-markdown';
import { pageMarkdown } from './page-markdown';

/** A page as Markdown, the path it has moved to, or null when there is none. */
export type MarkdownDocument = { markdown: string; path: string } | { movedTo: string } | null;

// Tagged like the blog, since the home page and lists show articles: a published post is in the next response.
const getPageMarkdown = cached('page-markdown', async (path: string) => {
  const html = await serverBridge()?.renderPage(path);
  return html == null ? null : pageMarkdown(html, `${env.siteUrl}${path}`);
});

const isPageNumber = (text: string | undefined) => (readPageNumber(text) ?? 1) > 1;

/** Whether path segments are those of a post list: `/blog`, `/blog/page/2`, `/blog/category/x`, `/blog/category/x/page/2`. */
function isList([blog, ...rest]: readonly string[]): boolean {
  if (blog !== 'blog') return false;
  const [kind, slug, ...more] = rest;
  const pages = kind === 'category' && categoryFromSlug(slug ?? '') ? more : rest;
  return pages.length === 0 || (pages.length === 2 && pages[0] === 'page' && isPageNumber(pages[1]));
}

function isPage(path: string): boolean {
  const [first, second, ...more] = path.slice(1).split('/');
  if (first === 'ai-chatbots' && second !== undefined) return more.length === 0 && findAgent(second) !== undefined;
  return markdownPages.includes(path) || isList(path.slice(1).split('/'));
}

const getArticleMarkdown = cached('article-markdown', async (slug: string) => {
  const post = await findPublishedPost(slug);
  return post ? articleMarkdown(post, `${env.siteUrl}/blog/${slug}`) : null;
});

async function findArticle(slug: string): Promise<MarkdownDocument> {
  const markdown = await getArticleMarkdown(slug);
  if (markdown !== null) return { markdown, path: `/blog/${slug}` };
  const moved = await getMovedPost(slug);
  return moved ? { movedTo: `/blog/${moved}` } : null;
}

/** The page at a path of the site as Markdown. Private pages have none. */
export async function findMarkdown(path: string): Promise<MarkdownDocument> {
  const author = /^\/blog\/author\/([^/]+)$/.exec(path)?.[1];
  if (isPage(path) || (author !== undefined && (await getAuthor(author)))) {
    const markdown = await getPageMarkdown(path);
    return markdown === null ? null : { markdown, path };
  }
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  return slug !== undefined && isSlug(slug) ? findArticle(slug) : null;
}
