import { Link } from '@/components/ui/link';

const cell = 'inline-grid min-h-11 min-w-11 place-items-center rounded-sheet border px-3 tabular-nums';

/** Numbered pages with Previous and Next. `href` returns the URL of a page. Renders nothing for a single page. */
export function Pagination({ page, pages, href }: { page: number; pages: number; href: (page: number) => string }) {
  if (pages < 2) return null;
  const link = (to: number, label: string, rel?: string) => (
    <Link href={href(to)} rel={rel} className={`${cell} border-control hover:border-brand hover:bg-brand-soft`}>
      {label}
    </Link>
  );
  return (
    <nav aria-label="Pagination" className="mt-12">
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 ? <li>{link(page - 1, 'Previous', 'prev')}</li> : null}
        {pagesToShow(page, pages).map((entry) => (
          <li key={entry}>
            {entry === page ? (
              <span aria-current="page" className={`${cell} border-brand bg-brand text-brand-ink`}>
                {entry}
              </span>
            ) : typeof entry === 'string' ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              link(entry, String(entry))
            )}
          </li>
        ))}
        {page < pages ? <li>{link(page + 1, 'Next', 'next')}</li> : null}
      </ul>
    </nav>
  );
}

/** The first, last and neighbouring page numbers; a gap is a string naming its side. */
function pagesToShow(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  const near = [page - 1, page, page + 1].filter((n) => n > 1 && n < pages);
  return [
    1,
    ...((near[0] ?? pages) > 2 && page > 3 ? (['gap-before'] as const) : []),
    ...near,
    ...((near.at(-1) ?? 1) < pages - 1 && page < pages - 2 ? (['gap-after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
