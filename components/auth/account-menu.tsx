'use client';

import dynamic from 'next/dynamic';
import { ButtonLink } from '@/components/ui/button';
import { useAuth } from './auth-provider';

// Only visitors who are signed in fetch what the menu is made of.
const AccountDropdown = dynamic(() => import('./account-dropdown').then((module) => module.AccountDropdown), {
  ssr: false,
});
const AccountList = dynamic(() => import('./account-list').then((module) => module.AccountList), { ssr: false });

type Props = { className?: string; as?: 'dropdown' | 'list' };

/** Signed out: a Sign In button. Signed in: a menu, or a list where there is a menu around it already. */
export function AccountMenu({ className = '', as = 'dropdown' }: Props) {
  const { session } = useAuth();
  if (session && as === 'list') return <AccountList />;
  if (session) {
    return (
      <div className={className}>
        <AccountDropdown />
      </div>
    );
  }
  return (
    <ButtonLink href="/auth" variant="quiet" size="sm" className={className} prefetch={false}>
      Sign In
    </ButtonLink>
  );
}
