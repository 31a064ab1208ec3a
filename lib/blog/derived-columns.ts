import { foldAccents } from '@/lib/text/fold-accents';
import { readingMinutes } from './reading-time';

/** The text of a Markdown document without markup, on one line. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replaceAll(/^(```|~~~).*$/gm, '')
      // The rule below the head of a table.
      .replaceAll(/^[ \t|:-]+$/gm, '')
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
      .replaceAll(/[*`~]+/g, '')
      .replaceAll(/[_|]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

const OPENING_LENGTH = 160;

/** The opening of a text, at most 160 characters, without headings and markup: the excerpt of a post until one is written. */
export function openingOf(markdown: string): string {
  const text = plainText(markdown.slice(0, 4_000).replaceAll(/^(?:#{1,6}[ \t].*|>[ \t]*\[![A-Z]+\][ \t]*)$/gm, ''));
  if (text.length <= OPENING_LENGTH) return text;
  return `${text.slice(0, OPENING_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

/** The excerpt that somebody has written; empty if it is the opening of the text. */
export const writtenExcerpt = ({ excerpt, content }: { excerpt: string; content: string }): string =>
  excerpt === openingOf(content) ? '' : excerpt;

/** The columns that are computed from the text of a post: the search text, the reading time, and the excerpt if none is written. */
export function derivedColumns(post: { title: string; excerpt: string; tags: readonly string[]; content: string }) {
  const excerpt = post.excerpt || openingOf(post.content);
  return {
    excerpt,
    searchHead: foldAccents([post.title, excerpt, ...post.tags].join('\n')),
    // Each word once, since a search matches parts of words and never spans spaces.
    searchBody: [...new Set(foldAccents(plainText(post.content)).split(' '))].join(' '),
    minutes: Math.max(1, readingMinutes(post.content)),
  };
}
