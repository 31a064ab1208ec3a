import { listMeta } from '@/lib/blog/metadata';
import type { PostPage } from '@/lib/blog/queries';
import { BlogIndex } from './blog-index';
import { ListData } from './list-data';

/** The path of a page of the blog. */
export const blogPagePath = (page: number): string => (page === 1 ? '/blog' : `/blog/page/${page}`);

/** A page of the blog, with its structured data. */
export function ListPage({ result }: { result: PostPage }) {
  const { page, posts } = result;
  return (
    <>
      <BlogIndex result={result} pageHref={blogPagePath} />
      <ListData
        page={listMeta({ path: blogPagePath(page), page })}
        trail={[{ name: 'Blog', path: '/blog' }]}
        posts={posts}
      />
    </>
  );
}
