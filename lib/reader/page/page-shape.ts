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
  const { pathname, search } = new URL(url);
  const isHome = /^\/(?:index\.\w+|home\/?)?$/.test(pathname) && search === '';
  if (isHome) return metadata.saysArticle && coverage >= 0.5;
  if (metadata.saysArticle) return true;
  const prose = proseShare(article, found);
  const dated = /\/(?:19|20)\d\d[/-]/.test(pathname) || pathname.split('/').some((part) => part.split('-').length > 6);
  if (dated && found >= 250 && prose >= 0.5) return true;
  // Without metadata, a page is an article only if its URL looks like one: businesses write long pages too, and for an
  // article everything around the text is dropped.
  const enough = metadata.openGraphType === 'article' ? 0.5 : 0.6;
  return (
    (ARTICLE_FOLDER.standsBetween(pathname, /\/$/, /^\/./) || ARTICLE_PATH.test(pathname)) &&
    found >= 400 &&
    coverage >= 0.35 &&
    prose >= enough
  );
}
