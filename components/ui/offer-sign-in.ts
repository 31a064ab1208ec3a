import { authPath } from '@/lib/auth/sign-in/return-path';
import { showToast } from './toaster';

/** Says that the session has ended, with a way to sign in that leads back to the current page. */
export function offerSignIn(): void {
  const callbackUrl = location.pathname + location.search;
  showToast({
    title: 'Your session has ended',
    text: 'Sign in to continue where you left off.',
    tone: 'error',
    // The form that was sent announces it too.
    announced: false,
    action: { label: 'Sign in', onSelect: () => location.assign(authPath({ callbackUrl })) },
  });
}
