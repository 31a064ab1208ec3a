import type { ReactNode } from 'react';
import { detailsOf, kindLabelOf, stateLabels, stateOf } from '@/lib/agents/requests/request-words';
import type { CustomerRequest } from '@/lib/generated/prisma/client';
import { ReachLink } from './reach-link';

/** What a request is, and what was said about it. `state`: what became of it, unless it is open. `as`: of its kind, as a heading. */
export function RequestSheet({
  request,
  state,
  when,
  as: Kind = 'h2',
  children,
}: {
  request: Pick<CustomerRequest, 'kind' | 'slots' | 'state'>;
  state?: ReactNode;
  /** The time that it was accepted for. */
  when?: { label: string; value: string };
  as?: 'h2' | 'p';
  children?: ReactNode;
}) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-sheet border border-line bg-card p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Kind className="font-display font-semibold text-h3">{kindLabelOf(request.kind)}</Kind>
        {state ?? <p className="font-semibold">{stateLabels[stateOf(request.state)]}</p>}
      </header>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5">
        {[...(when ? [{ ...when, isAddress: false }] : []), ...detailsOf(request)].map(
          ({ label, value, isAddress }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{isAddress && Kind === 'h2' ? <ReachLink address={value} /> : value}</dd>
            </div>
          ),
        )}
      </dl>
      {children}
    </article>
  );
}
