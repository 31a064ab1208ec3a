import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

const base =
  'inline-flex items-center justify-center gap-2 rounded-sheet border font-text font-semibold text-center ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 ' +
  'aria-disabled:cursor-progress aria-disabled:opacity-60 print:hidden';

const variants = {
  primary: 'border-brand bg-brand text-brand-ink hover:border-brand-strong hover:bg-brand-strong',
  quiet: 'border-control bg-transparent text-ink hover:border-brand hover:bg-brand-soft',
  /** For actions that cannot be undone. */
  danger: 'border-danger bg-transparent text-danger hover:bg-danger-soft',
  /** On dark panels, where the brand green would have too little contrast. */
  night: 'border-night-ink bg-night-ink text-[oklch(0.225_0.026_162)] hover:bg-transparent hover:text-night-ink',
} as const;

const sizes = {
  md: 'min-h-12 px-5 py-2.5 text-[1.0625rem]',
  sm: 'min-h-11 px-4 py-2 text-base',
  /** For toolbars. */
  xs: 'min-h-9 gap-[0.3em] whitespace-nowrap px-3 py-1 text-base max-md:px-2 max-sm:px-1.5 max-sm:text-sm',
} as const;

type ButtonStyle = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The classes of a button, for plain links such as `mailto:`. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonStyle, className = '') {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
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
