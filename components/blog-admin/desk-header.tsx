'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { AccountMenu } from '@/components/auth/account-menu';
import { useAuth } from '@/components/auth/auth-provider';
import { Logo } from '@/components/site/logo';
import { Link } from '@/components/ui/link';
import { tabMark } from '@/components/ui/tab-mark';
import { Tab, TabList, Tabs } from '@/components/ui/tabs';
import { type BlogAdminTab, panelId, tabId } from './tab-panels';

const tabClass = `${tabMark} inline-flex min-h-11 items-center px-1 text-base hover:text-brand`;

/** Whether one of the tabs was chosen, until its page is shown. */
let isSwitching = false;

/** The two tabs of the blog admin. Each has its own URL; arrow keys move between them and Enter opens one, unless `mayLeave` returns false. */
export function BlogAdminTabs({ tab, mayLeave }: { tab: BlogAdminTab; mayLeave?: () => boolean }) {
  const router = useRouter();
  const paths = { edit: '/blog-admin', manage: '/blog-admin?tab=manage' };

  // Each tab is a page with tabs of its own, and the focus stays on the chosen one. The editor focuses its title instead.
  useEffect(() => {
    if (tab === 'manage' && isSwitching) document.getElementById(tabId(tab))?.focus();
    isSwitching = false;
  }, [tab]);

  function open(value: BlogAdminTab) {
    if (mayLeave && !mayLeave()) return;
    isSwitching = true;
    router.push(paths[value]);
  }

  return (
    <Tabs value={tab} manual onChange={open}>
      <TabList label="Blog Admin" className="flex gap-5 max-sm:gap-3">
        <Tab value="edit" id={tabId('edit')} controls={panelId('edit')} href={paths.edit} className={tabClass}>
          Create/Edit Post
        </Tab>
        <Tab value="manage" id={tabId('manage')} controls={panelId('manage')} href={paths.manage} className={tabClass}>
          Manage Posts
        </Tab>
      </TabList>
    </Tabs>
  );
}

/** The bar above the editor, in place of the site's header: logo, tabs, save status, actions and the account. */
export function DeskHeader({
  siteName,
  status,
  details,
  actions,
  mayLeave,
  inert,
}: {
  siteName: string;
  status: ReactNode;
  /** The button that opens the details; on small screens it is next to the tabs. */
  details: ReactNode;
  actions: ReactNode;
  mayLeave: () => boolean;
  /** Whether the details cover it. */
  inert: boolean;
}) {
  const { session } = useAuth();
  return (
    // On small screens it is three or four rows, of which the first two scroll away.
    <header
      inert={inert}
      className="sticky top-0 z-30 flex flex-wrap items-center gap-x-5 border-line border-b bg-paper px-4 py-1 max-lg:-top-23 max-md:-top-22 max-md:gap-x-2 max-md:px-3 max-md:py-0 sm:px-6"
    >
      <div className="flex min-h-11 basis-full items-center justify-between lg:contents">
        <Link href="/" aria-label={`${siteName}, home`} className="rounded-sheet lg:[&_span_span]:sr-only">
          <Logo siteName={siteName} />
        </Link>
        <div className="min-h-10 min-w-10 lg:order-2">{session ? <AccountMenu /> : null}</div>
      </div>
      <BlogAdminTabs tab="edit" mayLeave={mayLeave} />
      <div className="ml-auto lg:order-1 lg:ml-0">{details}</div>
      <div className="basis-full lg:hidden" />
      <div className="flex h-6 min-w-0 flex-1 basis-0 items-center gap-2 text-base text-muted max-lg:order-1 max-lg:basis-full max-md:text-sm">
        {status}
      </div>
      <div className="flex items-center justify-end gap-2 py-1 max-lg:grow max-md:flex-wrap max-md:gap-1.5">
        {actions}
      </div>
    </header>
  );
}
