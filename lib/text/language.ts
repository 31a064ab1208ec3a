const names = new Intl.DisplayNames('en-IE', { type: 'language', fallback: 'none' });

/**
 * A BCP 47 tag (RFC 5646) as `Intl` writes it ("pt-br" becomes "pt-BR"); undefined if it is not a tag or not a known language.
 */
export function canonicalLanguage(tag: string): string | undefined {
  return languageName(tag) === undefined ? undefined : Intl.getCanonicalLocales(tag)[0];
}

/** The English name of the language of a BCP 47 tag: "Brazilian Portuguese". Undefined if it is not a tag. */
export function languageName(tag: string): string | undefined {
  try {
    return names.of(tag);
  } catch {
    // Malformed tags throw a RangeError.
    return undefined;
  }
}
