import type { ReactNode } from 'react';
import { Container } from './container';

/** The hero of every page but home: h1, one paragraph, calls to action, and an optional picture. Ruled off from what follows. */
export function PageHero({
  eyebrow,
  title,
  lead,
  aside,
  children,
}: {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="border-line border-b last:border-b-0">
      <Container
        className={`pt-12 pb-14 sm:pt-20 sm:pb-20 ${aside ? 'grid gap-12 lg:grid-cols-12 lg:items-center' : ''}`}
      >
        <div className={aside ? 'lg:col-span-7' : ''}>
          {eyebrow ? <p className="mb-4 font-semibold text-brand">{eyebrow}</p> : null}
          <h1 className="max-w-[18ch] text-h1">{title}</h1>
          {lead ? <p className="mt-6 max-w-[58ch] text-balance text-lead text-muted">{lead}</p> : null}
          {children ? <div className="mt-8 flex flex-wrap gap-x-4 gap-y-3">{children}</div> : null}
        </div>
        {aside ? <div className="lg:col-span-5">{aside}</div> : null}
      </Container>
    </div>
  );
}
