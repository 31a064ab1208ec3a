import { foldAccents } from '@/lib/text/fold-accents';

/** Markdown without its marks: what a reader would read, on one line. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^(```|~~~).*$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replaceAll(/[*_`~|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The two columns that search looks in: title, excerpt and tags first, the body below. */
export function searchColumns(post: { title: string; excerpt: string; tags: readonly string[]; content: string }) {
  return {
    searchHead: foldAccents([post.title, post.excerpt, ...post.tags].join('\n')),
    searchBody: foldAccents(plainText(post.content)),
  };
}
