import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogIndex } from '@/components/blog/blog-index';
import { getPostPage } from '@/lib/blog/cached';
import { blogMetadata } from '@/lib/blog/metadata';
import { readPageNumber } from '@/lib/blog/schema';

type Props = { params: Promise<{ page: string }> };

/** Made at the first request: a build needs no database. */
export const generateStaticParams = () => [];
export const revalidate = 60;

const pageHref = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);

async function load({ params }: Props) {
  const page = readPageNumber((await params).page);
  if (!page) notFound();
  const result = await getPostPage(undefined, page);
  if (page > result.pages) notFound();
  return { page, result };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await load(props);
  return blogMetadata({ path: pageHref(page), page });
}

export default async function BlogPage(props: Props) {
  const { result } = await load(props);
  return <BlogIndex result={result} pageHref={pageHref} />;
}
