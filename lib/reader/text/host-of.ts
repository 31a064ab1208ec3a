/** The host of a URL without `www.`. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
