import type { ReactNode } from 'react';
import { AdminPage } from '@/components/admin/admin-page';
import { KeepFocus } from '@/components/ui/keep-focus';
import { BlogAdminTabs } from './desk-header';
import { CopyFeedButton } from './details/copy-feed-button';
import { panelProps } from './tab-panels';

/** The page around the list of posts, with the tabs and the feed links. */
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
      <div className="mb-5 border-line border-b sm:mb-8">
        <BlogAdminTabs tab="manage" />
      </div>
      <KeepFocus {...panelProps('manage')}>{children}</KeepFocus>
    </AdminPage>
  );
}
