import { Element } from 'domhandler';
import type { Alternate } from '../text/url-language';
import { collapse, rawText } from './dom';
import { resolveUrl } from './page-links';
import { isPastItsDate } from './robots-tag';
import { readText, readTexts, type Thing } from './structured-data';

/** The metadata in the head of a page. */
export interface Metadata {
  title: string;
  description?: string;
  canonical?: string;
  language?: string;
  robots: { noindex: boolean; nofollow: boolean };
  published?: string;
  modified?: string;
  /** Who wrote the page, as it says. */
  author?: string;
  /** Whether the page states a date of publication or declares itself an article. */
  saysArticle: boolean;
  openGraphType: string;
  /** The name of the site in Open Graph. */
  siteName?: string;
  /** Versions of the page in other languages, and often itself (`hreflang`). */
  alternates: Alternate[];
}

const ARTICLE_TYPES = /^(?:\w*Article|BlogPosting|LiveBlogPosting|Report|SocialMediaPosting)$/;

/** Body classes of WordPress, Drupal, Ghost and Squarespace that distinguish a post from a page. */
const POST_CLASS =
  /(?:^|\s)(?:single-post|post-template\S*|\S*node--?type-(?:article|blog|news|post|story)\S*|(?:blog|view)-item)(?:\s|$)/;

const MAX_ARTICLES = 3;
/** More are an attack: the largest sites have about 150. */
const MAX_ALTERNATES = 200;

/** Drawings have titles of their own. */
function isWithinDrawing({ parent }: Element): boolean {
  for (let at = parent; at instanceof Element; at = at.parent) if (at.name === 'svg') return true;
  return false;
}

function readHead(elements: Element[]) {
  const head = {
    title: '',
    language: '',
    canonical: '',
    author: '',
    metas: new Map<string, string>(),
    times: [] as string[],
    alternates: [] as { language: string; href: string }[],
    saysArticle: false,
  };
  for (const element of elements) {
    const { name, attribs } = element;
    if (name === 'title' && !isWithinDrawing(element)) head.title ||= collapse(rawText(element, 500));
    else if (name === 'html') head.language ||= attribs.lang ?? attribs['xml:lang'] ?? '';
    else if (name === 'link' && /\bcanonical\b/i.test(attribs.rel ?? '')) head.canonical ||= attribs.href ?? '';
    else if (name === 'link' && attribs.hreflang && /\balternate\b/i.test(attribs.rel ?? '')) {
      const { hreflang: language, href = '' } = attribs;
      if (head.alternates.length < MAX_ALTERNATES) head.alternates.push({ language, href });
    } else if (name === 'a' && /\bauthor\b/i.test(attribs.rel ?? '')) head.author ||= collapse(rawText(element, 200));
    else if (name === 'time' && attribs.datetime) head.times.push(attribs.datetime);
    if (name === 'meta') {
      const key = (attribs.name ?? attribs.property ?? attribs['http-equiv'] ?? attribs.itemprop ?? '').toLowerCase();
      const content = collapse(attribs.content ?? '');
      if (key === 'robots') head.metas.set(key, `${head.metas.get(key) ?? ''} ${content}`);
      else if (content !== '' && !head.metas.has(key)) head.metas.set(key, content);
    }
    if (attribs.itemprop?.includes('articleBody') || (name === 'body' && POST_CLASS.test(attribs.class ?? ''))) {
      head.saysArticle = true;
    }
  }
  return head;
}

/** Reads title, description, canonical URL, language, robots and dates; dates are ISO 8601 or omitted. */
export function readMetadata(elements: Element[], things: Thing[], base: string): Metadata {
  const head = readHead(elements);
  const { metas } = head;
  const articles = things.filter(({ types }) => types.some((type) => ARTICLE_TYPES.test(type)));
  const headlines = new Set(articles.flatMap(({ values }) => readText(values.headline ?? values.name) ?? []));
  // A page that describes many articles, or two with headlines of their own, lists them.
  const article = articles.length <= MAX_ARTICLES && headlines.size < 2 ? articles[0] : undefined;
  const any = (property: string) =>
    things.map(({ values }) => readText(values[property])).find((text) => text !== undefined);
  const robots = (metas.get('robots') ?? '').toLowerCase();
  const stated =
    metas.get('article:published_time') ?? readText(article?.values.datePublished) ?? metas.get('datepublished');
  return {
    title: head.title || metas.get('og:title') || '',
    description: metas.get('description') ?? metas.get('og:description'),
    canonical: head.canonical ? (resolveUrl(head.canonical, base) ?? undefined) : undefined,
    language:
      head.language.trim() || metas.get('content-language') || metas.get('og:locale')?.replace('_', '-') || undefined,
    robots: {
      noindex: /\b(?:noindex|none)\b/.test(robots) || isPastItsDate(robots),
      nofollow: /\b(?:nofollow|none)\b/.test(robots),
    },
    published: toIsoDate(stated ?? metas.get('date') ?? any('datePublished') ?? head.times[0]),
    modified: toIsoDate(metas.get('article:modified_time') ?? metas.get('og:updated_time') ?? any('dateModified')),
    author: [
      metas.get('author'),
      readTexts(article?.values.author).slice(0, 5).join(', '),
      metas.get('article:author'),
      head.author,
    ].find(isName),
    saysArticle: stated !== undefined || article !== undefined || head.saysArticle,
    openGraphType: metas.get('og:type')?.toLowerCase() ?? '',
    siteName: metas.get('og:site_name'),
    alternates: head.alternates.flatMap(({ language, href }) => {
      const url = resolveUrl(href, base);
      return url === null ? [] : { language, url };
    }),
  };
}

/** Facebook asks for the URL of a profile where others write a name. */
const isName = (text: string | undefined) => text !== undefined && /^(?!https?:).{1,200}$/i.test(text);

/** A date as ISO 8601: unchanged if it has that form, otherwise in UTC; undefined if it is not a date. */
function toIsoDate(date: string | undefined): string | undefined {
  if (!date) return undefined;
  const trimmed = date.trim();
  const time = Date.parse(trimmed);
  if (Number.isNaN(time)) return undefined;
  return /^\d{4}-\d{2}-\d{2}/.test(trimmed) ? trimmed : new Date(time).toISOString();
}
