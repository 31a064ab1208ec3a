import type { ReactNode } from 'react';

/** What a customer writes; `at` is the time, if it is shown. */
export function CustomerSays({ children, isPending = false }: { children: ReactNode; isPending?: boolean }) {
  return (
    <p className={`bubble bubble-customer wrap-anywhere ${isPending ? 'border-dashed' : ''}`}>
      <span className="sr-only">You asked: </span>
      {children}
    </p>
  );
}

const grounds = {
  said: 'bg-brand-soft',
  /** What is not on the website. */
  open: 'border border-accent bg-accent-soft',
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
