import { pageEntries, postEntries, SITEMAP_SIZE, sitemapXml } from '@/lib/seo/sitemap';
import { authorPath } from './authors';
import { getAuthors, getPublishedSlugs, getUsedCategories } from './cached';
import { categoryPath } from './categories';

const pathOf = (file: number) => `/sitemaps/${file}.xml`;

/**
 * The sitemap: one file of all pages, or with more than 10,000 articles an index of files.
 * @param file the number of one of these
 * @param read the queries, from Next's cache by default
 * @returns XML; null if there is no such file
 */
export async function sitemapFile(
  file?: number,
  read = { authors: getAuthors, categories: getUsedCategories, slugs: getPublishedSlugs },
): Promise<string | null> {
  const used = await read.categories();
  const pages = [
    ...pageEntries(used.map(({ category, ...rest }) => ({ ...rest, path: categoryPath(category) }))),
    ...(await read.authors()).map(({ name }) => ({ path: authorPath(name) })),
  ];
  const files = Math.ceil(used.reduce((sum, { count }) => sum + count, 0) / SITEMAP_SIZE);
  const articles = async (number: number) => postEntries(await read.slugs((number - 1) * SITEMAP_SIZE, SITEMAP_SIZE));
  if (file === 0) return sitemapXml('urlset', pages);
  if (file !== undefined) return file <= files ? sitemapXml('urlset', await articles(file)) : null;
  if (files > 1)
    return sitemapXml(
      'sitemapindex',
      Array.from({ length: files + 1 }, (_, at) => ({ path: pathOf(at) })),
    );
  return sitemapXml('urlset', [...pages, ...(await articles(1))]);
}
