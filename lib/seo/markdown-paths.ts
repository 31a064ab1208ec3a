import { publicPages, sitePages } from '../pages';

/** The fixed pages that are also available as Markdown, in addition to agents and the lists and articles of the blog. */
export const markdownPages: readonly string[] = publicPages()
  .map(({ path }) => path)
  .filter((path) => path !== sitePages.blog.path);

/** Whether the page at this path, if it exists, is also available as Markdown. */
export const hasMarkdown = (path: string): boolean =>
  markdownPages.includes(path) || /^\/(?:ai-chatbots\/[^/#]+|blog(?:\/[^#]+)?)$/.test(path);

/** The path of a page's Markdown: `/services` becomes `/services.md`, home `/index.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
