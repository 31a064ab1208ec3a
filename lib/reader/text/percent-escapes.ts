/** Normalises percent escapes: unreserved characters are decoded, other escapes get upper-case digits. */
export const normalEscapes = (text: string): string =>
  text.replaceAll(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(character) ? character : encoded.toUpperCase();
  });

/** Decodes percent escapes; a text with escapes of another encoding than UTF-8, such as `caf%E9`, stays as it is. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
