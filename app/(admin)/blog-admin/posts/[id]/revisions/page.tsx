import { notFound } from 'next/navigation';
import { AdminPage } from '@/components/admin/admin-page';
import { DiffView } from '@/components/blog-admin/diff-view';
import { RestoreButton } from '@/components/blog-admin/restore-button';
import { KeepFocus } from '@/components/ui/keep-focus';
import { Link } from '@/components/ui/link';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { compareRevisions, findPost, listRevisions } from '@/lib/blog/admin-queries';
import { isPublicNow } from '@/lib/blog/post';
import { formatMoment } from '@/lib/format';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage('History');

/** All saves of a post, and one of them compared with its predecessor. */
export default async function RevisionsPage({ params, searchParams }: PageProps<'/blog-admin/posts/[id]/revisions'>) {
  const { id } = await params;
  await requireAdmin(`/blog-admin/posts/${id}/revisions`);
  const post = await findPost(id);
  if (!post) notFound();
  const revisions = await listRevisions(id);
  const wanted = Number((await searchParams).version);
  const shown = revisions.find(({ version }) => version === wanted) ?? revisions[0];
  const isOldest = shown === revisions.at(-1);
  // The first version has none before it: what restoring it would change is compared.
  const before = isOldest ? revisions[0] : revisions.find(({ version }) => shown && version < shown.version);
  const changes =
    shown && before && before !== shown ? await compareRevisions(id, before.version, shown.version) : null;
  // Without unpublished changes, undoing a restore of a public post discards the restored version.
  const undo = isPublicNow(post) && !post.pendingVersion ? 'discard' : post.version;
  return (
    <AdminPage title={post.title}>
      <p className="-mt-4 mb-6 flex flex-wrap gap-x-6">
        <Link href="/blog-admin?tab=manage" prefetch={false} className="link inline-block py-2">
          All posts
        </Link>
        <Link href={`/blog-admin?edit=${id}`} prefetch={false} className="link inline-block py-2">
          Edit
        </Link>
      </p>
      <KeepFocus className="grid gap-x-14 gap-y-8 lg:grid-cols-12">
        <nav aria-label="Versions" className="lg:col-span-4">
          <ol className="border-line border-t">
            {revisions.map(({ version, savedBy, savedAt, status, unpublished }) => (
              <li key={version} className="border-line border-b">
                <Link
                  href={`?version=${version}`}
                  prefetch={false}
                  scroll={false}
                  aria-current={version === shown?.version ? 'true' : undefined}
                  className="block px-3 py-2.5 hover:bg-brand-soft aria-[current]:bg-brand-soft"
                >
                  <span className="font-semibold">Version {version}</span>{' '}
                  <span className="text-muted">({unpublished ? 'unpublished changes' : status})</span>
                  <span className="block text-base text-muted wrap-anywhere">
                    {formatMoment(savedAt)}, {savedBy}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
          {revisions.length === 0 ? (
            <p className="text-muted">This post has not been changed since it was created.</p>
          ) : null}
        </nav>
        <section aria-label="Changes" className="min-w-0 lg:col-span-8">
          {shown ? (
            <>
              <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
                <h2 className="text-h3">
                  {before === shown ? 'The first version' : `From version ${before?.version} to ${shown.version}`}
                </h2>
                {shown.version < post.version ? (
                  <RestoreButton id={id} version={shown.version} isPublic={isPublicNow(post)} undo={undo} />
                ) : null}
              </div>
              {changes ? (
                <DiffView changes={changes} />
              ) : (
                <p className="text-muted">There is nothing to compare it with.</p>
              )}
            </>
          ) : null}
        </section>
      </KeepFocus>
    </AdminPage>
  );
}
