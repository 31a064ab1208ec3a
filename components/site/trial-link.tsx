'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';

const HREF = '/free-trial';

/** The header's way to the free trial, on every page but the trial's own. */
export function TrialLink({ size, className }: { size?: 'sm'; className?: string }) {
  if (usePathname() === HREF) return null;
  return (
    <ButtonLink href={HREF} size={size} className={className}>
      Start Free Trial
    </ButtonLink>
  );
}
