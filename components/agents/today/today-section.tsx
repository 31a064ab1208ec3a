import { type ReactNode, useId } from 'react';
import { Link } from '@/components/ui/link';

/** A part of Today, with a link to the page that has all of it. */
export function TodaySection({
  title,
  count,
  link,
  children,
}: {
  title: string;
  count?: number;
  link?: { href: string; label: string };
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-h3">
          {title}
          {count === undefined ? null : <span className="font-normal text-muted tabular-nums"> {count}</span>}
        </h2>
        {link ? (
          <Link href={link.href} prefetch={false} className="link py-2 text-base">
            {link.label}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
