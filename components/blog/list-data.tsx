import { PageData } from '@/components/site/json-ld';
import type { PostSummary } from '@/lib/blog/post';
import { itemListData, type PageFacts } from '@/lib/seo/structured-data';

/** The structured data of a post list. */
export function ListData({
  page,
  trail,
  posts,
}: Pick<PageFacts, 'page' | 'trail'> & { posts: readonly PostSummary[] }) {
  const items = posts.map((post) => ({ name: post.title, path: `/blog/${post.slug}` }));
  return <PageData page={page} kind="CollectionPage" trail={trail} about={[itemListData(items)]} />;
}
