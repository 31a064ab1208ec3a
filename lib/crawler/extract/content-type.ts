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

const NAMES: [ContentType, RegExp][] = [
  ['FAQ', /\b(?:faqs?|frequently asked|questions (?:and|&) answers|common questions)\b|^(?:your |our )?questions$/i],
  [
    'Contact',
    /\b(?:contact(?: us)?|bookings?|book(?: now| online| us)?|appointments?|reservations?|enquir(?:y|ies)|opening times|find us|get in touch|how to find|locations?|directions|visit us|opening hours|where we are)\b/i,
  ],
  [
    'Prices',
    /\b(?:pric(?:e|es|ing)|price ?lists?|fees?|rates|tariffs?|menus?|costs?|packages|membership(?:s| options)?)\b/i,
  ],
  [
    'About',
    /\b(?:about(?: us)?|our (?:story|team|history|people|practice|company|family)|who we are|meet (?:the|our) \w+|(?:the|our) team|^team|story|history|staff|people|coaches|instructors|therapists|providers|directors|owners|hosts)\b/i,
  ],
  [
    'Services',
    /\b(?:services?|servicing|treatments?|what we do|our work|solutions|practice areas|areas of (?:law|practice)|classes|lessons|courses|activities|repairs?|installations?|maintenance|cleaning|inspections?|certificates?|upgrades|hire|rentals?|removals?|therap(?:y|ies)|massages?|counsell?ing|coaching|facilities|amenities|rooms|accommodation|specialit(?:y|ies)|expertise)\b/i,
  ],
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
  if (has(/^FAQPage$/)) return 'FAQ';
  if (has(/^(?:Product|ProductGroup)$/) || metadata.openGraphType.startsWith('product')) return 'Product';
  if (has(/^ContactPage$/)) return 'Contact';
  if (has(/^AboutPage$/)) return 'About';
  const path = decodePath(url);
  if (path === '') return 'General';
  const byAddress = matchName(path.split('/').at(-1) ?? '') ?? matchName(path);
  if (isArticle && metadata.saysArticle && metadata.openGraphType !== 'website') return byAddress ?? 'Article';
  const headline = blocks.find(({ kind, level }) => kind === 'heading' && level <= 2)?.text ?? '';
  const name = byAddress ?? matchName(metadata.title.split(/\s[|–—-]\s/)[0] ?? '') ?? matchName(headline.slice(0, 80));
  if (name) return name;
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const questions = headings.filter(({ text }) => text.endsWith('?')).length;
  if (questions >= 4 && questions >= headings.length / 2) return 'FAQ';
  return isArticle ? 'Article' : 'General';
}

/** Paths of blogs and news: below a section of that name, or with a date. */
const ARTICLE_PATH = /\/(?:blog|news|articles?|posts?|stories)\/./i;
const DATED_PATH = /\/20\d\d\/\d/;

/** The likely purpose of a page that has not been read, by its URL and the text of a link to it. */
export function guessContentType({ url, text }: { url: string; text: string }): ContentType {
  const { pathname } = new URL(url);
  if (/\.pdf$/i.test(pathname)) return 'PDF';
  if (ARTICLE_PATH.test(pathname) || DATED_PATH.test(pathname)) return 'Article';
  const path = decodePath(url);
  return matchName(path.split('/').at(-1) ?? '') ?? matchName(path) ?? matchName(text) ?? 'General';
}

function decodePath(url: string): string {
  const { pathname } = new URL(url);
  return pathname
    .replace(/\.\w{2,5}$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[-_+]|%20/g, ' ')
    .replace(/^\/+|\/+$/g, '')
    .replace(/^(?:index|home|default)$/i, '');
}

/** Short slugs only: a long one is the headline of an article, which may mention anything. */
function matchName(text: string): ContentType | undefined {
  if (text.split(/\s+/).length > 4) return undefined;
  return NAMES.find(([, pattern]) => pattern.test(text))?.[0];
}
