/** A text with its line breaks and runs of spaces as single spaces. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A text of at most `max` characters, behind which one that is cut has an ellipsis. Never ends within an emoji: URLs cannot hold half of one. */
export const shorten = (text: string, max: number): string =>
  text.length > max
    ? `${text
        .slice(0, max)
        .replace(/\p{Cs}$/u, '')
        .trimEnd()}…`
    : text;

const MAX_LENGTH = 200;

/** Text of a stranger on one line, cut after 200 characters. */
export const shortLine = (text: string): string => shorten(oneLine(text), MAX_LENGTH);
