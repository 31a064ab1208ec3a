/** Longer quotes are linked by their first and last words: a browser must find the whole text otherwise. */
const WHOLE = 110;
const WORDS_AT_ENDS = 5;

/** Percent-encoding for a text directive: beyond what URLs need, `-` and `,` separate its parts and `&` the directives. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[-,!'()*~._]/g, (mark) =>
    mark === '.' || mark === '_' || mark === '~' ? mark : `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The address of a quote on its page, as a text fragment (WICG URL fragment text directives). A row is linked by its first
 * cell, as cells are blocks of their own; marks that lead a line are drawn by the list and may not be in its text.
 */
export function linkToQuote(url: string, quote: string): string {
  const [firstCell = ''] = quote.split(' | ').filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  const text = firstCell.replace(/^[^\p{L}\p{N}€$£("“'‘+]+/u, '').trim();
  if (text === '') return url;
  const words = text.split(/\s+/);
  if (text.length <= WHOLE || words.length <= WORDS_AT_ENDS * 2) return `${url}#:~:text=${encode(text)}`;
  const start = words.slice(0, WORDS_AT_ENDS).join(' ');
  const end = words.slice(-WORDS_AT_ENDS).join(' ');
  return `${url}#:~:text=${encode(start)},${encode(end)}`;
}
