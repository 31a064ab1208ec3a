import type { ReactNode } from 'react';
import { AdminPage } from '@/components/admin/admin-page';
import { CopyFeedButton } from './copy-feed-button';
import { BlogAdminTabs } from './desk-header';

/** The frame of the list of posts: the tabs, and the feed. */
export function BlogAdminFrame({ feedUrl, children }: { feedUrl: string; children: ReactNode }) {
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
      <div className="mb-8 border-line border-b">
        <BlogAdminTabs tab="manage" />
      </div>
      {children}
    </AdminPage>
  );
}
