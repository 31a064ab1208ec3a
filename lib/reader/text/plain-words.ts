/** The words of a text in lower case with single spaces between them, for comparisons. */
export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
