import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

type ButtonStyle = {
  /** `danger` for actions that cannot be undone; `night` on dark panels, where the brand green would have too little contrast. */
  variant?: 'primary' | 'quiet' | 'danger' | 'night';
  /** `xs` for toolbars. */
  size?: 'md' | 'sm' | 'xs';
};

/** The classes of a button, for plain links such as `mailto:`. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonStyle, className = '') {
  return `button button-${variant} button-${size} ${className}`.trimEnd();
}

/** A button that acts on the current page. While it acts it is `aria-disabled`: `disabled` would drop the keyboard focus. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ButtonStyle & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />;
}

/** A link styled as a button. */
export function ButtonLink({ variant, size, className, ...props }: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ variant, size }, className)} {...props} />;
}
