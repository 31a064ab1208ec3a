'use client';

import { Link } from '@/components/ui/link';
import { keepAdoptionSecret } from './adoption-secret';

/**
 * Leads to where the agent of a preview is taken over, from a page that only who began the preview can open. The secret goes into this
 * tab's storage, not into the address, which people share.
 */
export function AdoptLink({ preview, secret, label }: { preview: string; secret: string; label: string }) {
  return (
    <p className="mt-3">
      <Link
        href={`/meet-your-agent/${preview}/adopt`}
        prefetch={false}
        className="link inline-block py-1"
        onClick={() => keepAdoptionSecret(preview, secret)}
      >
        {label}
      </Link>
    </p>
  );
}
