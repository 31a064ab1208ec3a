'use client';

import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { AdminBadge, Avatar, Count, useAccountEntries, useSignOut } from './account-entries';
import { useAuth } from './auth-provider';

/** The account menu of small screens, inside the site's own menu. */
export function AccountList() {
  const { user, isAdmin } = useAuth();
  const entries = useAccountEntries();
  const signOut = useSignOut();
  const email = user?.email ?? '';
  return (
    <div className="grid gap-3">
      <p className="flex min-w-0 items-center gap-3">
        <Avatar email={email} />
        <span className="truncate">{email}</span>
        {isAdmin ? <AdminBadge /> : null}
      </p>
      <ul>
        {entries.map(({ label, href, count, held }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="flex items-center rounded-sheet px-3 py-2.5 hover:bg-brand-soft"
            >
              {label}
              <Count count={count} held={held} />
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" onClick={() => void signOut()}>
        Sign Out
      </Button>
    </div>
  );
}
