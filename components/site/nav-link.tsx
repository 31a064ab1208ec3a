'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

/** A navigation link with `aria-current` on the current page. */
export function NavLink({ href, ...props }: { href: string } & Omit<ComponentProps<typeof Link>, 'href'>) {
  const pathname = usePathname();
  const current = pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
  return <Link href={href} aria-current={current ? 'page' : undefined} {...props} />;
}
