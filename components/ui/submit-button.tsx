import type { ComponentProps } from 'react';
import { Button } from './button';

/** The submit button of a form. While sending it is not `disabled`, which would drop the keyboard focus. */
export function SubmitButton({
  busy,
  busyLabel = 'One moment…',
  children,
  ...props
}: ComponentProps<typeof Button> & { busy: boolean; busyLabel?: string }) {
  return (
    <Button type="submit" aria-disabled={busy || undefined} {...props}>
      {busy ? busyLabel : children}
    </Button>
  );
}
