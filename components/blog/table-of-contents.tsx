import type { TocEntry } from '@/lib/blog/markdown';

function Entries({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ol className="grid gap-0.5 text-base">
      {entries.map((entry) => (
        <li key={entry.id} className={entry.level === 3 ? 'pl-4' : ''}>
          <a
            href={`#${entry.id}`}
            className="block py-1 text-muted leading-snug underline-offset-4 hover:text-ink hover:underline"
          >
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The table of contents of a long article: next to it on wide screens, collapsed above it on narrow ones. */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav aria-label="On this page">
      <details className="rounded-sheet border border-line bg-card px-4 lg:hidden">
        <summary className="py-3 font-semibold">On this page</summary>
        <div className="pb-4">
          <Entries entries={entries} />
        </div>
      </details>
      <div className="sticky top-24 hidden lg:block">
        <p className="mb-2 font-semibold">On this page</p>
        <Entries entries={entries} />
      </div>
    </nav>
  );
}
