import type { ReactNode } from 'react';

/** The chat window of a working agent; it looks like the illustrations (components/site/chat-window.tsx). */
export function AgentWindow({ title, detail, children }: { title: string; detail?: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-[0.9rem] border border-line bg-paper shadow-sheet">
      <p className="flex items-center gap-2.5 bg-night px-4 py-2.5 text-night-ink">
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-accent" />
        <span className="min-w-0 truncate font-semibold">{title}</span>
        {detail ? (
          <span className="ml-auto whitespace-nowrap text-base text-night-muted max-[26rem]:hidden">{detail}</span>
        ) : null}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-3.5 sm:p-5">{children}</div>
    </div>
  );
}
