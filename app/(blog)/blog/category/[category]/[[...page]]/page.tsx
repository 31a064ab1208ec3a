import type { Metadata } from 'next';
import { BlogIndex } from '@/components/blog/blog-index';
import { ListData } from '@/components/blog/list-data';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { NotFoundView } from '@/components/site/not-found-view';
import { getPostPage } from '@/lib/blog/cached';
import { categoryFromSlug, categoryPath } from '@/lib/blog/categories';
import { blogMetadata, listMeta } from '@/lib/blog/metadata';
import { readPageNumber } from '@/lib/blog/schema';
import { missingMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ category: string; page?: string[] }> };

/** Rendered at the first request: a build needs no database. */
export const generateStaticParams = () => [];
export const revalidate = 60;

/** `/blog/category/x` and, from the second page on, `/blog/category/x/page/n`. */
function pageOf(rest: string[] = []): number | undefined {
  if (rest.length === 0) return 1;
  const page = rest.length === 2 && rest[0] === 'page' ? readPageNumber(rest[1]) : undefined;
  return page === 1 ? undefined : page;
}

async function load({ params }: Props) {
  const { category: slug, page: rest } = await params;
  const category = categoryFromSlug(slug);
  const page = pageOf(rest);
  if (!category || !page) return null;
  const result = await getPostPage(category, page);
  if (page > result.pages) return null;
  const pageHref = (n: number) => `${categoryPath(category)}${n === 1 ? '' : `/page/${n}`}`;
  return { category, page, result, pageHref };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const list = await load(props);
  if (!list) return missingMetadata;
  const { category, page, pageHref, result } = list;
  return blogMetadata({ path: pageHref(page), page, category }, { isEmpty: result.total === 0 });
}

export default async function CategoryPage(props: Props) {
  const list = await load(props);
  if (!list)
    return (
      <NotFoundResponse>
        <NotFoundView />
      </NotFoundResponse>
    );
  const { result, category, page, pageHref } = list;
  const trail = [
    { name: 'Blog', path: '/blog' },
    { name: category, path: categoryPath(category) },
  ];
  return (
    <>
      <BlogIndex result={result} category={category} pageHref={pageHref} />
      <ListData page={listMeta({ path: pageHref(page), page, category })} trail={trail} posts={result.posts} />
    </>
  );
}
