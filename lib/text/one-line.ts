/** A text with its line breaks and runs of spaces as single spaces. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const MAX_LENGTH = 200;

/** Text of a stranger on one line, cut after 200 characters. */
export function shortLine(text: string): string {
  const line = oneLine(text);
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line;
}
