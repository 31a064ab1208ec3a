/** Normalises percent escapes: unreserved characters are decoded, other escapes get upper-case digits. */
export const normalEscapes = (text: string): string =>
  text.replaceAll(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(character) ? character : encoded.toUpperCase();
  });
