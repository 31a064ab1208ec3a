import type { ComponentProps, ReactNode } from 'react';

const tones = {
  danger: { className: 'border-danger bg-danger-soft', role: 'alert' },
  success: { className: 'border-success bg-card', role: 'status' },
  warning: { className: 'border-accent bg-card', role: undefined },
} as const;

/**
 * A message box. `danger` is announced immediately (role="alert"), `success` politely (role="status"), `warning` not at all;
 * use `role="note"` for a message that is part of the page from the start.
 */
export function Alert({
  tone,
  title,
  className = '',
  children,
  ...props
}: { tone: keyof typeof tones; title?: ReactNode } & Omit<ComponentProps<'div'>, 'title'>) {
  const { className: toneClass, role } = tones[tone];
  return (
    <div role={role} className={`rounded-sheet border-2 p-4 ${toneClass} ${className}`} {...props}>
      {title ? <p className="font-semibold">{title}</p> : null}
      {children}
    </div>
  );
}
