import { foldAccents } from '@/lib/text/fold-accents';
import { readingMinutes } from './reading-time';

/** The text of a Markdown document without markup, on one line. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^(```|~~~).*$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replaceAll(/[*_`~|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The columns that are computed from the text of a post: the search text and the reading time. */
export function derivedColumns(post: { title: string; excerpt: string; tags: readonly string[]; content: string }) {
  return {
    searchHead: foldAccents([post.title, post.excerpt, ...post.tags].join('\n')),
    // Each word once, since a search matches parts of words and never spans spaces.
    searchBody: [...new Set(foldAccents(plainText(post.content)).split(' '))].join(' '),
    minutes: Math.max(1, readingMinutes(post.content)),
  };
}
