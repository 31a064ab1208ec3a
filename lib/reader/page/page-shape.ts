import { pageWords } from '../lexicon/lexicon';
import type { Metadata } from './metadata';
import type { Block } from './page-blocks';

/** The length of blocks together. */
export function measure(blocks: Block[]): number {
  return blocks.reduce((sum, { length }) => sum + length, 0);
}

/** The share of text in long sentences, rather than in labels, lists and cards. */
function proseShare(blocks: Block[], length: number): number {
  const prose = blocks.filter((block) => block.kind !== 'heading' && block.kind !== 'row' && block.length >= 100);
  return length > 0 ? measure(prose) / length : 0;
}

/** URL patterns of articles: folders, headline slugs, article numbers. */
const ARTICLE_FOLDER = pageWords('pageShape', 'articleFolder');
const ARTICLE_PATH = /(?:[^/-]+-){4}[^/-]|\d{4,}|\.(?:s?html?|aspx?|php)\?|\/[^/]+\/[^/]+\/[^/]*-[^/]*-/i;

const looksLikeArticle = ({ pathname }: URL): boolean =>
  ARTICLE_FOLDER.standsBetween(pathname, /\/$/, /^\/./) || ARTICLE_PATH.test(pathname);
const isStart = ({ pathname, search }: URL): boolean => /^\/(?:index\.\w+|home\/?)?$/.test(pathname) && search === '';

/**
 * Whether a page is one article with other things around it, or a page of many equal parts (home, services, contact). The
 * page's own metadata decides first; WordPress declares every page an `article` in Open Graph, so that alone does not.
 */
export function isArticlePage(article: Block[], page: Block[], metadata: Metadata, url: string): boolean {
  const found = measure(article);
  if (found === 0) return false;
  const coverage = found / Math.max(1, measure(page));
  // Compared with a page of a few words, a cookie notice is long; that alone does not make an article.
  if (coverage > 3 && (found >= 250 || measure(page) === 0)) return true;
  const address = new URL(url);
  if (isStart(address)) return metadata.saysArticle && coverage >= 0.5;
  if (metadata.saysArticle) return true;
  const prose = proseShare(article, found);
  const { pathname } = address;
  const dated = /\/(?:19|20)\d\d[/-]/.test(pathname) || pathname.split('/').some((part) => part.split('-').length > 6);
  if (dated && found >= 250 && prose >= 0.5) return true;
  // Without metadata, a page is an article only if its URL looks like one: businesses write long pages too.
  const enough = metadata.openGraphType === 'article' ? 0.5 : 0.6;
  return looksLikeArticle(address) && found >= 400 && coverage >= 0.35 && prose >= enough;
}

/** Characters of text for each heading. The parts of a business's pages, such as services, are shorter. */
const PER_HEADING = 1_500;

/**
 * Whether a page of no known purpose reads like an article, whatever it says of itself: by its URL, or by the few headings
 * between the first and the last line of its text.
 */
export function readsLikeArticle(article: Block[], page: Block[], url: string): boolean {
  const [first] = article;
  const last = article.at(-1);
  const found = measure(article);
  const address = new URL(url);
  if (!first || !last || isStart(address) || found < 200 || found < measure(page) * 0.3) return false;
  const text = page.slice(Math.max(0, page.indexOf(first)), page.lastIndexOf(last));
  const headings = 1 + text.filter(({ kind }) => kind === 'heading').length;
  return looksLikeArticle(address) || headings * PER_HEADING <= found;
}
