import { languageName } from '@/lib/text/language';

const OTHERS =
  'ar bg ca cs cy da de el es et fi fr hi hr hu is it ja ko lt lv mt nb nl pl pt ro ru sk sl sq sr sv tr uk zh';

/** The languages that a run can be asked to read, as ISO 639-1 codes: those of Europe, and others of people in Ireland. */
export const readableLanguages: readonly string[] = ['en', 'ga', ...OTHERS.split(' ')];

const nameOf = (code: string): string => languageName(code) ?? code;

/** The options of the form with their labels: the site's own language, English and Irish, then the others by name. */
export function languageOptions(): Record<string, string> {
  const sorted = OTHERS.split(' ').sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en-IE'));
  return { own: 'The site’s own', ...Object.fromEntries(['en', 'ga', ...sorted].map((code) => [code, nameOf(code)])) };
}

/** The language of a run for the crawler, which reads the site's own without one. `own` is the one of the start page. */
export const crawlLanguage = (choice: string): string | undefined => (choice === 'own' ? undefined : choice);
