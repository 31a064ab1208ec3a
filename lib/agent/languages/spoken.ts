/** The languages that the agent answers in, by ISO 639-1 code. */
export const spokenLanguages = ['en', 'ga', 'pl', 'uk', 'ro', 'lt', 'pt', 'es', 'fr', 'de', 'it'] as const;

const names = new Intl.DisplayNames('en-IE', { type: 'language' });

/** The name of a language in English. */
export const languageName = (language: string): string => names.of(language) ?? language;

/** The names in English of the languages that the agent answers in, as a list. */
export const spokenNames = (): string => new Intl.ListFormat('en-IE').format(spokenLanguages.map(languageName));
