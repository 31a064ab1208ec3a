import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { BlogIndex } from '@/components/blog/blog-index';
import { categoryPath } from '@/lib/blog/categories';
import { blogMetadata } from '@/lib/blog/metadata';
import { searchPublishedPosts } from '@/lib/blog/queries';
import { searchQuery } from '@/lib/blog/schema';

// `/blog?q=…` is rewritten to this page, the only one of the blog that is rendered for each request.
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function readQuery({ searchParams }: Props) {
  const parsed = searchQuery.safeParse(await searchParams);
  // A page that is rendered per request cannot send status 404 with complete HTML; the cached post lists can.
  if (!parsed.success) redirect('/blog/page/0');
  const { q, category, page } = parsed.data;
  // Without a search, the list has a cached URL of its own.
  const pagePath = page === 1 ? '' : `/page/${page}`;
  if (!q) permanentRedirect(category ? `${categoryPath(category)}${pagePath}` : `/blog${pagePath}`);
  return { q, category: category || undefined, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { q, category } = await readQuery(props);
  return { ...blogMetadata({ path: '/blog', q, category }), robots: { index: false, follow: true } };
}

export default async function BlogSearchPage(props: Props) {
  const { q, category, page } = await readQuery(props);
  const pageHref = (n: number) =>
    `/blog?${new URLSearchParams({ q, ...(category ? { category } : {}), ...(n > 1 ? { page: String(n) } : {}) })}`;
  const result = await searchPublishedPosts({ q, category, page });
  if (page > result.pages) redirect(pageHref(1));
  return <BlogIndex result={result} q={q} category={category} pageHref={pageHref} />;
}
