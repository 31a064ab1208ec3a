/** A text with memory of its own. To keep a piece of a page for longer than the page: a slice would hold on to all of it. */
export const detachString = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
