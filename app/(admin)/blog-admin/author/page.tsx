import { AdminPage } from '@/components/admin/admin-page';
import { AuthorForm } from '@/components/blog-admin/author-form';
import { Link } from '@/components/ui/link';
import { requireAdmin } from '@/lib/auth/guard/current-user';
import { authorPath, findProfile } from '@/lib/blog/authors';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage('About the author');

/** Where an admin writes about themselves, for their page in the blog. */
export default async function AuthorProfilePage() {
  const { id, displayName } = await requireAdmin('/blog-admin/author');
  return (
    <AdminPage title="About the author">
      {displayName ? (
        <AuthorForm name={displayName} path={authorPath(displayName)} profile={await findProfile(id)} />
      ) : (
        <p>
          Posts carry the name of your account, which has none yet.{' '}
          <Link href="/account" className="link">
            Add your name
          </Link>
        </p>
      )}
    </AdminPage>
  );
}
