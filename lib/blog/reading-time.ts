const WORDS_PER_MINUTE = 200;

/** Number of words in a Markdown text; marks like `##` or `|` are not words. */
export function countWords(markdown: string): number {
  return markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,€%-]*/gu)?.length ?? 0;
}

/** Whole minutes to read a text at 200 words a minute, rounded up; 0 for a text without words. */
export function readingMinutes(markdown: string): number {
  return Math.ceil(countWords(markdown) / WORDS_PER_MINUTE);
}
