import { z } from 'zod';
import { BlogAdminFrame } from '@/components/blog-admin/blog-admin-frame';
import { ManagePosts } from '@/components/blog-admin/list/manage-posts';
import { PostEditor } from '@/components/blog-admin/post-editor';
import { UnsavedPosts } from '@/components/blog-admin/unsaved-posts';
import { Alert } from '@/components/ui/alert';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { toEditorPost } from '@/lib/blog/admin-post';
import { findPost, postFilterSchema } from '@/lib/blog/admin-queries';
import { FEED_PATH } from '@/lib/blog/metadata';
import { findWorkingCopy } from '@/lib/blog/working-copies';
import { env } from '@/lib/env';
import { hiddenPage } from '@/lib/seo/metadata';
import { toDublin } from '@/lib/text/dublin-time';

export const metadata = hiddenPage('Blog Admin');

/** The two tabs of the blog admin: the editor, and the list of all posts. */
export default async function BlogAdminPage({ searchParams }: PageProps<'/blog-admin'>) {
  const { displayName, email } = await requireAdmin('/blog-admin');
  const query = await searchParams;
  const feedUrl = `${env.siteUrl}${FEED_PATH}`;
  if (query.tab === 'manage') {
    return (
      <BlogAdminFrame feedUrl={feedUrl}>
        <UnsavedPosts editor={email} isWhole className="mb-6" />
        <ManagePosts filter={postFilterSchema.parse(query)} />
      </BlogAdminFrame>
    );
  }
  const [asked] = [query.edit].flat();
  const id = z.uuid().safeParse(asked).data;
  const [post, unsaved] = id ? await Promise.all([findPost(id), findWorkingCopy(id)]) : [];
  return (
    <PostEditor
      key={id ?? 'new'}
      id={id}
      asked={asked}
      opened={post ? toEditorPost(post) : undefined}
      unsaved={unsaved}
      now={toDublin(new Date())}
      author={displayName || 'Admin'}
      editor={email}
      siteName={env.siteName}
      notice={
        asked ? (
          <Alert tone="warning">That post no longer exists.</Alert>
        ) : (
          <UnsavedPosts editor={email} isWhole={false} className="text-base" />
        )
      }
      feedUrl={feedUrl}
    />
  );
}
