'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { authPath } from '@/lib/auth/sign-in/return-path';

/** The link to sign in after a session has ended; it leads back to the current page. */
export function SignInAgain() {
  const query = useSearchParams().toString();
  const callbackUrl = usePathname() + (query ? `?${query}` : '');
  return (
    <p className="mt-1">
      <Link href={authPath({ callbackUrl })} className="link inline-block py-1 font-semibold" prefetch={false}>
        Sign in and come back
      </Link>
    </p>
  );
}
