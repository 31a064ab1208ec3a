// Has no imports: next.config.ts reads it before the environment is available.

/** The fixed pages that are also available as Markdown, in addition to agents and the blog. */
export const markdownPages = [
  '/',
  '/services',
  '/ai-chatbots',
  '/why-ai',
  '/free-trial',
  '/meet-your-agent',
  '/ai-calling',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/claims',
  '/crawler',
  '/accessibility',
] as const;

const fixed: readonly string[] = markdownPages;

/** Whether the page at this path, if it exists, is also available as Markdown. */
export const hasMarkdown = (path: string): boolean =>
  fixed.includes(path) || /^\/(?:ai-chatbots\/[^/#]+|blog(?:\/[^#]+)?)$/.test(path);

/** The path of a page's Markdown: `/services` becomes `/services.md`, home `/index.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
