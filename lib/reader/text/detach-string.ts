/** Copies a string. A slice of a page would otherwise keep the whole page in memory. */
export const detachString = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
