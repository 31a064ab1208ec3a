import type { ReactNode } from 'react';
import { AdminPage } from '@/components/admin/admin-page';
import { Link } from '@/components/ui/link';
import { CopyFeedButton } from './copy-feed-button';

const tabs = [
  { id: 'edit', label: 'Create/Edit Post', href: '/blog-admin' },
  { id: 'manage', label: 'Manage Posts', href: '/blog-admin?tab=manage' },
] as const;

/** The blog's workshop: two tabs, each an address of its own, and the feed. */
export function BlogAdminFrame({
  tab,
  feedUrl,
  children,
}: {
  tab: 'edit' | 'manage';
  feedUrl: string;
  children: ReactNode;
}) {
  return (
    <AdminPage
      title="Blog Admin"
      actions={
        <>
          <CopyFeedButton url={feedUrl} />
          <a href="/api/rss" className="link inline-block py-2.5">
            View RSS Feed
          </a>
        </>
      }
    >
      <nav aria-label="Blog Admin" className="mb-8 flex gap-6 border-line border-b font-display font-semibold text-lg">
        {tabs.map(({ id, label, href }) => (
          <Link
            key={id}
            href={href}
            prefetch={false}
            aria-current={id === tab ? 'page' : undefined}
            className="-mb-px inline-block border-transparent border-b-3 py-2.5 hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand"
          >
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </AdminPage>
  );
}
