import type { ReactNode } from 'react';

/** A section of the account page: its explanation on the left, its controls on the right. */
export function AccountSection({
  id,
  title,
  text,
  children,
}: {
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="grid gap-x-12 gap-y-5 border-line border-t py-9 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-h3">{title}</h2>
        {text ? <p className="mt-2 text-base text-muted">{text}</p> : null}
      </div>
      <div className="grid content-start gap-5 lg:col-span-8">{children}</div>
    </section>
  );
}
