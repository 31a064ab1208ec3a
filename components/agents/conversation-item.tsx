import type { ReactNode } from 'react';

export type ConversationTone = 'current' | 'waiting' | 'other';

const borders: Record<ConversationTone, string> = {
  current: 'border-l-brand bg-card',
  waiting: 'border-l-accent',
  other: 'border-l-transparent forced-colors:border-l-[Canvas]',
};

/** A conversation in the inbox: whose it is, when, their last words, and what stands out about it. `children` are its buttons. */
export function ConversationItem({
  title,
  time,
  words,
  marks,
  tone,
  children,
}: {
  title: ReactNode;
  time: ReactNode;
  words?: string;
  marks: ReactNode;
  tone: ConversationTone;
  children?: ReactNode;
}) {
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)] gap-1 border-l-4 py-3 pr-2 pl-3 hover:bg-card ${borders[tone]}`}
    >
      <div className="flex items-baseline justify-between gap-x-4">
        {title}
        {time}
      </div>
      {words ? <p className="line-clamp-2 max-w-[70ch] text-muted wrap-anywhere">{words}</p> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-base">{marks}</p>
        {children}
      </div>
    </li>
  );
}
