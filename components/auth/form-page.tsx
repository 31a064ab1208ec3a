import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

/** A page with one short form, on a sheet in the middle. `aside` is next to it on wide screens. */
export function FormPage({
  title,
  lead,
  aside,
  children,
}: {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Container
      width={aside ? 'page' : 'text'}
      className={`grid items-start gap-x-14 gap-y-10 py-8 sm:py-16 ${aside ? 'lg:grid-cols-2' : ''}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-[0.9rem] border border-line bg-card px-5 py-6 shadow-screen sm:px-9 sm:py-8">
        <div>
          <h1 className="text-title">{title}</h1>
          {lead ? <p className="mt-3 text-balance text-muted">{lead}</p> : null}
        </div>
        {children}
      </div>
      {aside ? <aside>{aside}</aside> : null}
    </Container>
  );
}
