'use client';

import { useRouter } from 'next/navigation';
import { showToast } from '@/components/ui/toaster';
import { tools } from '@/lib/content/tools';
import { useAuth } from './auth-provider';

export type AccountEntry = { label: string; href: string; count?: number; held?: number };

/** The links of the account menu; admins and people with an agent have more. */
export function useAccountEntries(): AccountEntry[] {
  const { isAdmin, session } = useAuth();
  const forAdmins = [
    { label: 'Blog Admin', href: '/blog-admin' },
    { label: 'Leads', href: '/leads-admin', count: session?.newLeads, held: session?.heldLeads },
    ...(session?.newReports === undefined
      ? []
      : [{ label: 'Agents', href: '/agents-admin', count: session.newReports }]),
  ];
  return [
    { label: 'Your account', href: '/account' },
    ...(session?.hasAgents ? [{ label: 'My agents', href: '/agents' }] : []),
    ...(isAdmin ? forAdmins : []),
    ...Object.values(tools).map(({ name, path }) => ({ label: name, href: path })),
  ];
}

/** Signs out, shows a message and leaves pages for signed-in users. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useAuth();
  const router = useRouter();
  return async () => {
    try {
      await signOut();
    } catch {
      showToast({ title: 'You could not be signed out just now.', text: 'Please try again.', tone: 'error' });
      return;
    }
    showToast({ title: 'Signed out', text: 'You have been successfully signed out.' });
    router.push('/');
  };
}

/** The avatar: the first letter of the e-mail address in a circle. */
export function Avatar({ email }: { email: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full border border-transparent bg-brand font-display font-semibold text-brand-ink"
    >
      {(email.at(0) ?? 'U').toUpperCase()}
    </span>
  );
}

/** The badge next to the name of an admin. */
export function AdminBadge() {
  return <span className="rounded-sheet border border-brand px-1.5 font-semibold text-brand text-sm">Admin</span>;
}

/** A number of new items. */
export function New({ count }: { count: number }) {
  return (
    <span className="rounded-full border border-transparent bg-accent px-1 font-semibold text-[oklch(0.225_0.026_162)] tabular-nums">
      {count} <span className="sr-only">new</span>
    </span>
  );
}

/** The numbers of new items, and of those held as possible spam, next to a menu entry. */
export function Count({ count, held }: Pick<AccountEntry, 'count' | 'held'>) {
  return (
    <span className="ml-auto flex items-center gap-2 text-sm tabular-nums">
      {count ? <New count={count} /> : null}
      {held ? <span className="text-muted">{held} held</span> : null}
    </span>
  );
}
