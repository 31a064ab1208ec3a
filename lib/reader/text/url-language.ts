import { languageName } from '@/lib/text/language';
import { wordPairs } from '../lexicon/lexicon';

/** A version of a page in another language (`hreflang`). `language` is a BCP 47 tag or `x-default`. */
export type Alternate = { language: string; url: string };

/** Parameters by which websites choose the language of a page. */
const PARAMETERS = ['lang', 'language', 'locale', 'hl', 'lng'];
/** A language with or without a region, such as `de`, `pt-br` or `en_IE`. */
const TAG = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;
/** Names of languages that occur in URLs. */
const NAMES = wordPairs('urlLanguage', 'names');

/** The primary subtag of a BCP 47 language tag, as `en` of `en-IE`; empty if there is none. */
export const baseLanguage = (tag: string): string => /^[a-z]{2,3}(?![a-z])/i.exec(tag.trim())?.[0].toLowerCase() ?? '';

/** A language tag in lower case with hyphens, such as `en-ie`; empty if it is not one. */
export function normalTag(tag: string | undefined): string {
  const normal = (tag ?? '').trim().toLowerCase().replaceAll('_', '-');
  return /^(?:[a-z]{2,3}(?:-[a-z\d]{2,8})*|x-default)$/.test(normal) ? normal : '';
}

/** The language that a part of a URL seems to name; empty if there is none. */
function languageNamed(part: string): string {
  const named = NAMES[part.toLowerCase()];
  if (named) return named;
  const tag = TAG.test(part) ? normalTag(part) : '';
  return tag !== '' && languageName(baseLanguage(tag)) !== undefined ? tag : '';
}

/** A URL split into the part that may name its language and the rest, which all its language versions share. */
export type LanguageUrl = {
  /** The part that may name a language, as `/de` or `?lang=de`; empty if there is none. */
  marker: string;
  /** The language that it would be. */
  language: string;
  /** The URL without it. */
  key: string;
};

/** Looks for a language in the first segment of the path, and in the parameters. `/it/services` may also be about computers. */
export function splitLanguage(href: string): LanguageUrl {
  const url = new URL(href);
  for (const name of PARAMETERS) {
    const language = languageNamed(url.searchParams.get(name) ?? '');
    if (language === '') continue;
    const marker = `?${name}=${url.searchParams.get(name)}`;
    url.searchParams.delete(name);
    return { marker, language, key: url.href };
  }
  const [, first = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
  const language = languageNamed(first);
  if (language === '') return { marker: '', language, key: url.href };
  url.pathname = rest || '/';
  return { marker: `/${first}`, language, key: url.href };
}
