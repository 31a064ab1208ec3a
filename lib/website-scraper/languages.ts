import { languageName } from '@/lib/text/language';

/** The languages that a run can be asked to read, as ISO 639-1 codes: those of Europe, and others of people in Ireland. */
export const readableLanguages = [
  'en',
  'ga',
  'ar',
  'bg',
  'ca',
  'cs',
  'cy',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fi',
  'fr',
  'hi',
  'hr',
  'hu',
  'is',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'mt',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sq',
  'sr',
  'sv',
  'tr',
  'uk',
  'zh',
] as const;

/** A language of the form; `own` is the one of the start page. */
export type LanguageChoice = 'own' | (typeof readableLanguages)[number];

const nameOf = (code: string): string => languageName(code) ?? code;

/** The options of the form with their labels: the site's own language, English and Irish, then the others by name. */
export function languageOptions(): Record<string, string> {
  const [english, irish, ...others] = readableLanguages;
  const sorted = others.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en-IE'));
  const codes = [english, irish, ...sorted];
  return { own: 'The site’s own', ...Object.fromEntries(codes.map((code) => [code, nameOf(code)])) };
}

/** The language of a run for the crawler, which reads the site's own without one. */
export const crawlLanguage = (choice: LanguageChoice): string | undefined => (choice === 'own' ? undefined : choice);
