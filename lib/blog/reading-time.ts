const WORDS_PER_MINUTE = 200;

/** The number of words in a Markdown text, without markup such as `##` or `|`. */
export function countWords(markdown: string): number {
  return markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,€%-]*/gu)?.length ?? 0;
}

/** The reading time in minutes at 200 words a minute, rounded up; 0 for an empty text. */
export function readingMinutes(markdown: string): number {
  return Math.ceil(countWords(markdown) / WORDS_PER_MINUTE);
}
