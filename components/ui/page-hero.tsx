import type { ReactNode } from 'react';
import { Container } from './container';

/**
 * The hero of every page but home: h1, one paragraph, calls to action, and an optional picture, which on a desk is at least 640 px wide
 * and reaches beyond the column.
 */
export function PageHero({
  eyebrow,
  title,
  lead,
  picture,
  children,
}: {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="overflow-x-clip">
      <Container
        className={`pt-8 pb-10 sm:pt-14 lg:pb-20 ${picture ? 'grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-center' : ''}`}
      >
        <div className={picture ? 'lg:col-span-6' : ''}>
          {eyebrow ? <div className="mb-4 font-semibold text-brand">{eyebrow}</div> : null}
          <h1 className={`text-h1 ${picture ? 'max-w-[15ch]' : 'max-w-[18ch]'}`}>{title}</h1>
          {lead ? <p className="mt-5 max-w-[48ch] text-lead text-muted">{lead}</p> : null}
          {children ? <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div> : null}
        </div>
        {picture ? <div className="lg:col-span-6 lg:-mr-8 min-[85rem]:-mr-24">{picture}</div> : null}
      </Container>
    </div>
  );
}
