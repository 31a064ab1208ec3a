import { requireAdmin } from '@/lib/auth/current-user';

export default async function BlogAdminPage() {
  await requireAdmin('/blog-admin');
  return <h1>Blog Admin</h1>;
}
