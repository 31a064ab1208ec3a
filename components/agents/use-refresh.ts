import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { FormState } from '@/lib/forms/form-state';

/** Shows the page anew once a form has done what it was for. */
export function useRefresh(state: FormState): void {
  const router = useRouter();
  useEffect(() => {
    if (state.status === 'done') router.refresh();
  }, [state, router]);
}
