import type { ReactNode } from 'react';

/** The head of a chat: the business, and who answers. `children` stand at its end. `as`: `p` where the page has a heading of its own. */
export function ChatHead({
  name,
  subtitle,
  as: Name = 'h1',
  children,
}: {
  name: string;
  subtitle: string;
  as?: 'h1' | 'p';
  children?: ReactNode;
}) {
  return (
    <header className="chat-head">
      <div className="min-w-0">
        <Name tabIndex={Name === 'h1' ? -1 : undefined} className="chat-name truncate font-semibold">
          {name}
        </Name>
        <p className="truncate text-small" role="status">
          {subtitle}
        </p>
      </div>
      {children}
    </header>
  );
}
