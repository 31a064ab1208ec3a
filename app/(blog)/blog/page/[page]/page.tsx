import type { Metadata } from 'next';
import { blogPagePath, ListPage } from '@/components/blog/list-page';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { NotFoundView } from '@/components/site/not-found-view';
import { getPostPage } from '@/lib/blog/cached';
import { blogMetadata } from '@/lib/blog/metadata';
import { readPageNumber } from '@/lib/blog/schema';
import { missingMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ page: string }> };

/** Rendered at the first request: a build needs no database. */
export const generateStaticParams = () => [];
export const revalidate = 60;

async function load({ params }: Props) {
  const page = readPageNumber((await params).page);
  if (!page) return null;
  const result = await getPostPage(undefined, page);
  return page > result.pages ? null : result;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const result = await load(props);
  return result ? blogMetadata({ path: blogPagePath(result.page), page: result.page }) : missingMetadata;
}

export default async function OlderPostsPage(props: Props) {
  const result = await load(props);
  if (result) return <ListPage result={result} />;
  return (
    <NotFoundResponse>
      <NotFoundView />
    </NotFoundResponse>
  );
}
