import type { Metadata } from 'next';
import { BlogIndex } from '@/components/blog/blog-index';
import { ListData } from '@/components/blog/list-data';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { NotFoundView } from '@/components/site/not-found-view';
import { getPostPage } from '@/lib/blog/cached';
import { blogMetadata, listMeta } from '@/lib/blog/metadata';
import { readPageNumber } from '@/lib/blog/schema';
import { missingMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ page: string }> };

/** Rendered at the first request: a build needs no database. */
export const generateStaticParams = () => [];
export const revalidate = 60;

const pageHref = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);

async function load({ params }: Props) {
  const page = readPageNumber((await params).page);
  if (!page) return null;
  const result = await getPostPage(undefined, page);
  return page > result.pages ? null : { page, result };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const list = await load(props);
  return list ? blogMetadata({ path: pageHref(list.page), page: list.page }) : missingMetadata;
}

export default async function BlogPage(props: Props) {
  const list = await load(props);
  if (!list)
    return (
      <NotFoundResponse>
        <NotFoundView />
      </NotFoundResponse>
    );
  const { page, result } = list;
  const meta = listMeta({ path: pageHref(page), page });
  return (
    <>
      <BlogIndex result={result} pageHref={pageHref} />
      <ListData page={meta} trail={[{ name: 'Blog', path: '/blog' }]} posts={result.posts} />
    </>
  );
}
