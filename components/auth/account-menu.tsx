'use client';

import { Suspense } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { lazyLate } from '@/components/ui/load-late';
import { useAuth } from './auth-provider';

// The menu is only loaded for signed-in visitors. React.lazy is smaller than next/dynamic, whose server rendering is not
// needed here: on the server, nobody is signed in.
const AccountDropdown = lazyLate(() => import('./account-dropdown').then((module) => module.AccountDropdown));
const AccountList = lazyLate(() => import('./account-list').then((module) => module.AccountList));

type Props = { className?: string; as?: 'dropdown' | 'list' };

/**
 * Signed out: a Sign In button, on narrow screens in their menu alone. Signed in: a menu, or a list inside that of narrow screens. Pages are the same for everybody, so
 * nothing shows until it is known which.
 */
export function AccountMenu({ className = '', as = 'dropdown' }: Props) {
  const { session, loading } = useAuth();
  if (session && as === 'list') {
    return (
      <Suspense>
        <AccountList />
      </Suspense>
    );
  }
  if (session) {
    return (
      <div className={className} data-account>
        <Suspense>
          <AccountDropdown />
        </Suspense>
      </div>
    );
  }
  return (
    <ButtonLink
      href="/auth"
      variant="quiet"
      size="sm"
      className={`${className} ${as === 'list' ? '' : 'max-sm:hidden'} ${loading ? 'invisible [@media(scripting:none)]:visible' : ''}`}
      prefetch={false}
    >
      Sign In
    </ButtonLink>
  );
}
