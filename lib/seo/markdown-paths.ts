// Imports nothing: next.config.ts reads it too, before any of the site's settings are there.

/** The pages that are there as Markdown too, beside those of the agents and of the blog. */
export const markdownPages = [
  '/',
  '/services',
  '/ai-chatbots',
  '/why-ai',
  '/free-trial',
  '/ai-calling',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/claims',
  '/accessibility',
] as const;

const fixed: readonly string[] = markdownPages;

/** Whether the page at this path, if there is one, has a Markdown twin. */
export const hasMarkdown = (path: string): boolean =>
  fixed.includes(path) || /^\/(?:ai-chatbots\/[^/#]+|blog(?:\/[^#]+)?)$/.test(path);

/** Address of a page's Markdown twin: `/services` is `/services.md`, home is `/index.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
