import { pageWords } from '../lexicon/lexicon';
import type { Matcher } from '../lexicon/phrases';
import type { Metadata } from './metadata';
import type { Block } from './page-blocks';
import type { Thing } from './structured-data';

/** The purpose of a page. */
export type ContentType =
  | 'About'
  | 'Services'
  | 'General'
  | 'Contact'
  | 'Prices'
  | 'FAQ'
  | 'Article'
  | 'Product'
  /** Not a purpose: the file format matters more to people who want to open it. */
  | 'PDF';

/** The words of page names, in English and in the languages of neighbouring countries. The first match wins. */
const NAMES: [ContentType, Matcher][] = [
  ['General', pageWords('contentType', 'general')],
  ['FAQ', pageWords('contentType', 'faq')],
  ['Contact', pageWords('contentType', 'contact', /(?<!\p{L})contact(?! lens)(?:e[rz]?|o|ez nous)?(?: us)?(?!\p{L})/u)],
  ['Prices', pageWords('contentType', 'prices')],
  ['Services', /(?<!\p{L})team ?building(?!\p{L})/iu],
  ['About', pageWords('contentType', 'about')],
  ['Services', pageWords('contentType', 'services')],
];

/** What small businesses do, and who does it, as names of pages. In titles, such words are mostly part of the business's name. */
const SUBJECTS: [ContentType, Matcher][] = [
  ['About', pageWords('contentType', 'peopleOfTrade')],
  ['Services', pageWords('contentType', 'trade')],
];

/** Classifies a page by its structured data, URL, title and headings, in this order. */
export function findContentType(page: {
  url: string;
  metadata: Metadata;
  things: Thing[];
  blocks: Block[];
  isArticle: boolean;
}): ContentType {
  const { url, metadata, things, blocks, isArticle } = page;
  const has = (type: RegExp) => things.some(({ types }) => types.some((one) => type.test(one)));
  const path = decodePath(url);
  if (path === '') return 'General';
  if (has(/^(?:Product|ProductGroup)$/)) return 'Product';
  if (isPost(url)) return 'Article';
  const slug = path.split('/').at(-1) ?? '';
  const byAddress = matchName(slug) ?? matchName(path) ?? matchName(slug.toLowerCase(), SUBJECTS);
  if (isArticle && metadata.saysArticle && metadata.openGraphType !== 'website') return byAddress ?? 'Article';
  const headline = blocks.find(({ kind, level }) => kind === 'heading' && level <= 2)?.text ?? '';
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const questions = headings.filter(({ text }) => text.endsWith('?')).length;
  const name = byAddress ?? matchName(metadata.title.split(/\s[|–—-]\s/)[0] ?? '') ?? matchName(headline.slice(0, 80));
  if (name) return name;
  if (questions >= 4 && questions >= headings.length / 2) return 'FAQ';
  return isArticle ? 'Article' : 'General';
}

/** Paths of blogs and news: below a section of that name, or with a date. */
const ARTICLE_PATH = /\/(?:blog|news|articles?|posts?|stories)\/./i;
const POST_PATH = /\/(?:blog|article)-[^/]*-[^/]/i;
const DATED_PATH = /\/20\d\d\/\d/;

/** Whether the name of a page says that it is an article. */
const isPost = (url: string) => POST_PATH.test(new URL(url).pathname);

/** The purpose that a heading, or the URL of a page with the text of a link to it, names. */
export const purposeIn = (text: string, names = NAMES): ContentType | undefined =>
  names.find(([, pattern]) => pattern.test(text))?.[0];

/** The likely purpose of a page that has not been read, by its URL and the text of a link to it. */
export function guessContentType({ url, text }: { url: string; text: string }): ContentType {
  const { pathname } = new URL(url);
  if (/\.pdf$/i.test(pathname)) return 'PDF';
  if (ARTICLE_PATH.test(pathname) || DATED_PATH.test(pathname) || isPost(url)) return 'Article';
  const path = decodePath(url);
  return matchName(path.split('/').at(-1) ?? '') ?? matchName(path) ?? matchName(text) ?? 'General';
}

/** The path of a URL as words. */
export function decodePath(url: string): string {
  const { pathname } = new URL(url);
  return pathname
    .replace(/\.\w{2,5}$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[-_+]|%20/g, ' ')
    .replace(/^\/+|\/+$/g, '')
    .replace(/^(?:index|home|default)$/i, '');
}

/** Whether a URL is that of a start page. */
export const isHomePath = (url: string): boolean => /^(?:\p{Ll}{2}(?: \p{L}{2})?)?$/u.test(decodePath(url));

/** Short slugs only: a long one is the headline of an article, which may mention anything. */
const matchName = (text: string, names = NAMES): ContentType | undefined =>
  text.split(/\s+/).length > 4 ? undefined : purposeIn(text, names);
