import type { ReactNode } from 'react';

export type ChatWindowLine = { from: 'agent' | 'customer'; text: string };

/** A message of an illustrated chat: the customer's on the right, the agent's on the left. */
export function ChatBubble({ from, text, className = '' }: ChatWindowLine & { className?: string }) {
  return (
    <li
      className={`max-w-[88%] rounded-[0.9rem] px-3.5 py-2 text-base leading-snug ${
        from === 'agent'
          ? 'justify-self-start rounded-bl-[0.2rem] bg-brand-soft'
          : 'justify-self-end rounded-br-[0.2rem] border border-line bg-card'
      } ${className}`}
    >
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
    <div
      data-nosnippet
      className={`overflow-hidden rounded-[0.9rem] border border-line bg-paper shadow-sheet ${className}`}
    >
      <p className="flex items-center gap-2.5 bg-night px-4 py-2.5 text-night-ink">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-accent" />
        <span className="font-semibold">{title}</span>
        {detail ? <span className="ml-auto text-base text-night-muted tabular-nums">{detail}</span> : null}
      </p>
      <ol className="grid gap-2 p-3.5">{children}</ol>
      {footer}
    </div>
  );
}
