import type { ComponentProps } from 'react';
import { Button } from './button';
import { useHydrated } from './use-hydrated';

/**
 * The submit button of a form. While sending it is not `disabled`, which would drop the keyboard focus. `needsScript`: the form only
 * works with JavaScript, so nothing submits it before hydration; the browser would reload the page and lose what was typed.
 */
export function SubmitButton({
  busy,
  busyLabel = 'One moment…',
  needsScript = false,
  children,
  ...props
}: ComponentProps<typeof Button> & { busy: boolean; busyLabel?: string; needsScript?: boolean }) {
  const isHydrated = useHydrated();
  return (
    <Button type={needsScript && !isHydrated ? 'button' : 'submit'} aria-disabled={busy || undefined} {...props}>
      {busy ? busyLabel : children}
    </Button>
  );
}
