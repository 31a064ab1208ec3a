import type { Metadata } from './metadata';
import type { Block } from './page-blocks';

function measure(blocks: Block[]): number {
  return blocks.reduce((sum, { length }) => sum + length, 0);
}

/** Share of a text that stands in long sentences rather than in labels, lists and cards. */
function proseShare(blocks: Block[], length: number): number {
  const prose = blocks.filter((block) => block.kind !== 'heading' && block.kind !== 'row' && block.length >= 100);
  return length > 0 ? measure(prose) / length : 0;
}

/** Folders of articles, headlines as addresses, numbers of articles. */
const ARTICLE_PATH =
  /\/(?:blogs?|news|articles?|stor(?:y|ies)|posts?|press|magazine|journal|archives?|opinion|features?|reviews?|p|a)\/.|(?:[^/-]+-){4}[^/-]|\d{4,}|\.(?:s?html?|aspx?|php)\?|\/[^/]+\/[^/]+\/[^/]*-[^/]*-/i;

/**
 * Whether a page is one article with things around it, or a page of many parts that all count (home, services, contact).
 * What the page says of itself decides first; WordPress calls every page an `article` in Open Graph, so that alone does not.
 */
export function isArticlePage(article: Block[], page: Block[], metadata: Metadata, url: string): boolean {
  const found = measure(article);
  if (found === 0) return false;
  const coverage = found / Math.max(1, measure(page));
  // Next to a page of a few words a notice about cookies looks like much: it takes more than that to be an article.
  if (coverage > 3 && (found >= 250 || measure(page) === 0)) return true;
  const { pathname, search } = new URL(url);
  const isHome = /^\/(?:index\.\w+|home\/?)?$/.test(pathname) && search === '';
  if (isHome) return metadata.saysArticle && coverage >= 0.5;
  if (metadata.saysArticle) return true;
  const prose = proseShare(article, found);
  const dated = /\/(?:19|20)\d\d[/-]/.test(pathname) || pathname.split('/').some((part) => part.split('-').length > 6);
  if (dated && found >= 250 && prose >= 0.5) return true;
  // Without a word of its own a page is an article only under an address that articles have: firms write long pages too, and
  // an article leaves out what stands around its text.
  const enough = metadata.openGraphType === 'article' ? 0.5 : 0.6;
  return ARTICLE_PATH.test(pathname) && found >= 400 && coverage >= 0.35 && prose >= enough;
}
