'use client';

import { useLinkStatus } from '@/components/ui/link';
import { agentDesk } from '@/lib/content/pages/agent-desk';

/**
 * Says within a link that its page is being loaded, once that takes long enough to notice. The desk has no `loading.tsx`: an unknown
 * conversation would get status 200, and nothing would be shown without JavaScript.
 */
export function OpeningMark() {
  const { pending } = useLinkStatus();
  return (
    <span className={pending ? 'opening ml-3 font-normal text-base text-muted' : 'sr-only'}>
      {pending ? agentDesk.opening : ''}
    </span>
  );
}
