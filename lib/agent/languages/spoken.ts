/** The languages that the agent answers in, by ISO 639-1 code. */
export const spokenLanguages = ['en', 'ga', 'pl', 'uk', 'ro', 'lt', 'pt', 'es', 'fr', 'de', 'it'] as const;

const names = new Intl.DisplayNames('en-IE', { type: 'language' });

/** The name of a language in English. */
export const languageName = (language: string): string => names.of(language) ?? language;

/** Whether a text has the name of a language in that language, or another one, as far as its endings: `po polsku`. */
export function namesLanguage(text: string, language: string, inLanguage = language): boolean {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
  return text.toLowerCase().includes(name.toLowerCase().slice(0, 4));
}

/** The names in English of the languages that the agent answers in, as a list. */
export const spokenNames = (): string => new Intl.ListFormat('en-IE').format(spokenLanguages.map(languageName));
