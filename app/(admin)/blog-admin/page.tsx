import { BlogAdminFrame } from '@/components/blog-admin/blog-admin-frame';
import { ManagePosts } from '@/components/blog-admin/manage-posts';
import { PostEditor } from '@/components/blog-admin/post-editor';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { toEditorPost } from '@/lib/blog/admin-post';
import { findPost, postFilterSchema } from '@/lib/blog/admin-queries';
import { FEED_PATH } from '@/lib/blog/metadata';
import { env } from '@/lib/env';
import { hiddenPage } from '@/lib/seo/metadata';
import { toDublin } from '@/lib/text/dublin-time';

export const metadata = hiddenPage('Blog Admin');

export default async function BlogAdminPage({ searchParams }: PageProps<'/blog-admin'>) {
  await requireAdmin('/blog-admin');
  const query = await searchParams;
  const feedUrl = `${env.siteUrl}${FEED_PATH}`;
  if (query.tab === 'manage') {
    return (
      <BlogAdminFrame tab="manage" feedUrl={feedUrl}>
        <ManagePosts filter={postFilterSchema.parse(query)} />
      </BlogAdminFrame>
    );
  }
  const post = typeof query.edit === 'string' ? await findPost(query.edit) : null;
  return (
    <BlogAdminFrame tab="edit" feedUrl={feedUrl}>
      {query.edit && !post ? <p className="mb-6 font-semibold">That post is not there any more.</p> : null}
      <PostEditor key={post?.id ?? 'new'} opened={post ? toEditorPost(post) : undefined} now={toDublin(new Date())} />
    </BlogAdminFrame>
  );
}
