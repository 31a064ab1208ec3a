import type { ReactNode } from 'react';
import type { ScreenLine } from '@/lib/content/screens/screen';

/** A message of an illustrated chat: the customer's on the right, the agent's on the left. */
export function ChatBubble({ from, text, className = '' }: ScreenLine & { className?: string }) {
  return (
    <li className={`bubble ${from === 'agent' ? '' : 'bubble-customer'} ${className}`}>
      <span className="sr-only">{from === 'agent' ? 'AI employee: ' : 'Customer: '}</span>
      {text}
    </li>
  );
}

/** An illustrated chat window: header, messages, footer. Excluded from search snippets. */
export function ChatWindow({
  title,
  detail,
  children,
  footer,
  className = '',
}: {
  title: string;
  detail?: string;
  /** `<ChatBubble>`s. */
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}) {
  return (
    <div data-nosnippet className={`screen ${className}`}>
      <p className="flex items-center gap-2.5 bg-night px-4 py-2.5 text-base text-night-ink">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-accent" />
        <span className="font-semibold">{title}</span>
        {detail ? <span className="ml-auto text-night-muted tabular-nums">{detail}</span> : null}
      </p>
      <ol className="grid gap-2 bg-paper p-3.5">{children}</ol>
      {footer}
    </div>
  );
}
