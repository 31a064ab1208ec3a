'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';

const HREF = '/free-trial';

/** The header's way to the free trial: on the trial's own page, to its form. */
export function TrialLink({ size, className }: { size?: 'sm'; className?: string }) {
  return (
    <ButtonLink href={usePathname() === HREF ? '#trial' : HREF} size={size} className={className}>
      Start Free Trial
    </ButtonLink>
  );
}
