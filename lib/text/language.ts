const names = new Intl.DisplayNames('en-IE', { type: 'language', fallback: 'none' });

/** A BCP 47 tag (RFC 5646) as `Intl` writes it ("pt-br" becomes "pt-BR"); undefined for what is none or names no known language. */
export function canonicalLanguage(tag: string): string | undefined {
  return languageName(tag) === undefined ? undefined : Intl.getCanonicalLocales(tag)[0];
}

/** The English name of the language of a BCP 47 tag: "Brazilian Portuguese". Undefined for what is none. */
export function languageName(tag: string): string | undefined {
  try {
    return names.of(tag);
  } catch {
    // What is not well-formed throws a RangeError.
    return undefined;
  }
}
