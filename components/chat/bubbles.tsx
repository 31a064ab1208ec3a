import type { ReactNode } from 'react';

/** What a customer writes. */
export function CustomerSays({
  children,
  label = 'You asked',
  isPending = false,
}: {
  children: ReactNode;
  label?: string;
  isPending?: boolean;
}) {
  return (
    <p className={`bubble bubble-customer whitespace-pre-line wrap-anywhere ${isPending ? 'border-dashed' : ''}`}>
      <span className="sr-only">{label}: </span>
      {children}
    </p>
  );
}

const grounds = {
  // A border that only forced colours show.
  said: 'border border-transparent bg-brand-soft',
  /** What is not on the website. */
  open: 'border border-brick/40 bg-danger-soft',
  /** Not an answer. */
  unsure: 'border border-control border-dashed bg-card',
} as const;

/** What the agent writes. */
export function AgentSays({
  children,
  tone = 'said',
  ...props
}: {
  children: ReactNode;
  tone?: keyof typeof grounds;
  'data-tier'?: string;
}) {
  return (
    <div
      {...props}
      className={`grid max-w-[94%] grid-cols-[minmax(0,1fr)] justify-self-start rounded-[0.9rem] rounded-bl-[0.2rem] px-3.5 py-2.5 leading-snug ${grounds[tone]}`}
    >
      <p className="sr-only">AI agent:</p>
      {children}
    </div>
  );
}

/** What a person of the business writes, with their name. */
export function PersonSays({ by, children }: { by: string; children: ReactNode }) {
  return (
    <div className="grid max-w-[94%] justify-items-start gap-0.5 justify-self-start">
      <p className="font-semibold text-small">
        {by}
        <span className="sr-only">:</span>
      </p>
      <p className="whitespace-pre-line rounded-[0.9rem] rounded-bl-[0.2rem] border border-control bg-card px-3.5 py-2.5 leading-snug wrap-anywhere">
        {children}
      </p>
    </div>
  );
}

/** What happens to a conversation: who answers now, what became of a request. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="max-w-[94%] justify-self-center text-center text-muted text-small wrap-anywhere">{children}</p>;
}
