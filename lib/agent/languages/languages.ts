import type { Catalogue } from './catalogue';
import { de } from './catalogues/de';
import { en } from './catalogues/en';
import { es } from './catalogues/es';
import { fr } from './catalogues/fr';
import { ga } from './catalogues/ga';
import { it } from './catalogues/it';
import { lt } from './catalogues/lt';
import { pl } from './catalogues/pl';
import { pt } from './catalogues/pt';
import { ro } from './catalogues/ro';
import { uk } from './catalogues/uk';
import type { spokenLanguages } from './spoken';

type Spoken = (typeof spokenLanguages)[number];

const catalogues: Readonly<Record<Spoken, Catalogue>> = { en, ga, pl, uk, ro, lt, pt, es, fr, de, it };

/** Whether the agent answers in a language. */
export const isSpoken = (language: string): language is Spoken => Object.hasOwn(catalogues, language);

/** What the agent says in a language; in English where it does not speak it. */
export const catalogueOf = (language = 'en'): Catalogue => (isSpoken(language) ? catalogues[language] : en);

/** The locale of a language for `Intl`; that of English is Ireland, that of Portuguese Portugal. */
export const localeOf = (language = 'en'): string => {
  if (language === 'pt') return 'pt-PT';
  return isSpoken(language) && language !== 'en' ? language : 'en-IE';
};
