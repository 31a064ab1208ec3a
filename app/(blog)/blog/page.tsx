import { ListPage } from '@/components/blog/list-page';
import { getPostPage } from '@/lib/blog/cached';
import { blogMetadata } from '@/lib/blog/metadata';

export const revalidate = 60;
export const metadata = blogMetadata({ path: '/blog', page: 1 });

export default async function BlogPage() {
  return <ListPage result={await getPostPage(undefined, 1)} />;
}
