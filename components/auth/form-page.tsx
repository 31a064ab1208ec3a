import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

/** A page with one short form. `aside` is next to it on wide screens. */
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
    <Container className="grid gap-x-16 gap-y-12 py-12 sm:py-20 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="text-h2">{title}</h1>
        {lead ? <p className="mt-5 max-w-[52ch] text-balance text-lead text-muted">{lead}</p> : null}
        <div className="mt-9 grid max-w-[30rem] gap-6">{children}</div>
      </div>
      {aside ? <aside className="lg:col-span-5 lg:pt-4">{aside}</aside> : null}
    </Container>
  );
}
