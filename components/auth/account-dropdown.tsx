'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Link } from '@/components/ui/link';
import { AdminBadge, Avatar, Count, New, useAccountEntries, useSignOut } from './account-entries';
import { useAuth } from './auth-provider';

const itemClass =
  'flex min-h-11 items-center rounded-sheet px-3 -outline-offset-3 data-[highlighted]:bg-brand-soft cursor-pointer';

/** The account menu of the header. Its button counts what is new in its entries, such as leads. */
export function AccountDropdown() {
  const { user, isAdmin } = useAuth();
  const entries = useAccountEntries();
  const signOut = useSignOut();
  const email = user?.email ?? '';
  const news = entries.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`Account of ${email}${news > 0 ? `, ${news} new` : ''}`}
        className="relative grid size-11 place-items-center rounded-full hover:bg-brand-soft"
      >
        <Avatar email={email} />
        {news > 0 ? (
          <span className="absolute -top-1 -right-1 w-max text-sm leading-4">
            <New count={news} />
          </span>
        ) : null}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-50 w-72 rounded-sheet border border-line bg-card p-2 shadow-lg"
        >
          <DropdownMenu.Label className="grid justify-items-start gap-1 border-line border-b px-3 pt-1 pb-3">
            <span className="max-w-full truncate font-semibold">{email}</span>
            {isAdmin ? <AdminBadge /> : null}
          </DropdownMenu.Label>
          {entries.map(({ label, href, count, held }) => (
            <DropdownMenu.Item key={href} asChild className={itemClass}>
              <Link href={href} prefetch={false}>
                {label}
                <Count count={count} held={held} />
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item className={itemClass} onSelect={() => void signOut()}>
            Sign Out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
