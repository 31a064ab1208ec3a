import type { ComponentProps } from 'react';
import { Button } from './button';

/** The button that sends a form. Not `disabled` meanwhile: that would drop the focus of whoever uses a keyboard. */
export function SubmitButton({
  busy,
  busyLabel = 'One moment…',
  className = '',
  children,
  ...props
}: ComponentProps<typeof Button> & { busy: boolean; busyLabel?: string }) {
  return (
    <Button
      type="submit"
      aria-disabled={busy || undefined}
      className={`aria-disabled:cursor-progress aria-disabled:opacity-60 ${className}`}
      {...props}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
