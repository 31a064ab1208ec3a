import { notFound } from 'next/navigation';
import { ArticleView } from '@/components/blog/article-view';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { findPost } from '@/lib/blog/admin-queries';
import { derivedColumns } from '@/lib/blog/derived-columns';
import { renderMarkdown } from '@/lib/blog/markdown';
import { fieldsOf } from '@/lib/blog/revisions';
import { env } from '@/lib/env';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage('Preview');

/** The preview of a post in any state, with its unpublished changes, exactly as it will be published. */
export default async function PreviewPage({ params }: PageProps<'/blog-admin/posts/[id]'>) {
  const { id } = await params;
  await requireAdmin(`/blog-admin/posts/${id}`);
  const post = await findPost(id);
  if (!post) notFound();
  const { pending, ...saved } = post;
  const shown = { ...saved, ...(pending ? { ...fieldsOf(pending), ...derivedColumns(pending) } : {}) };
  const body = await renderMarkdown(shown.content, env.siteUrl, shown.lang);
  return (
    <>
      <div className="border-accent border-b-4 bg-card">
        <Container className="flex flex-wrap gap-x-6 py-3">
          <p className="font-semibold">
            {pending ? 'Preview of unpublished changes' : 'Preview'}: only admins see this.
          </p>
          <Link href={`/blog-admin?edit=${id}`} prefetch={false} className="link">
            Edit
          </Link>
        </Container>
      </div>
      <ArticleView post={shown} body={body} related={[]} url={`${env.siteUrl}/blog/${shown.slug}`} />
    </>
  );
}
