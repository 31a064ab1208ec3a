import type { ChangedFact, ChangedPage, StoredDifference } from '@/lib/scraper-runs/run-difference';

const pageKinds = { added: 'New pages', gone: 'Removed pages', changed: 'Changed pages' } as const;

/** What has changed between two readings of a website: its facts, and its pages. */
export function ChangeLists({ difference: { changes } }: { difference: StoredDifference }) {
  return (
    <>
      {changes.facts.length > 0 ? (
        <dl className="mt-3 border-line border-t">
          {changes.facts.map((fact) => (
            <FactChange key={`${fact.label} ${fact.about} ${fact.is ?? fact.was}`} fact={fact} />
          ))}
        </dl>
      ) : null}
      {Object.entries(pageKinds).map(([kind, title]) => (
        <PageList key={kind} title={title} pages={changes[kind as keyof typeof pageKinds]} />
      ))}
    </>
  );
}

function FactChange({ fact: { label, about, was, is, urls } }: { fact: ChangedFact }) {
  return (
    <div className="grid gap-x-4 border-line border-b py-2 sm:grid-cols-[9rem_1fr]">
      <dt className="text-base text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {about ? <span className="block font-semibold">{about}</span> : null}
        {was ? (
          <span className="block">
            <span className="text-muted">Was</span> <del>{was}</del>
          </span>
        ) : null}
        <span className="block">
          {is ? (
            <>
              <span className="text-muted">{was ? 'Now' : 'New'}</span> {is}
            </>
          ) : (
            <span className="text-muted">No longer stated</span>
          )}
        </span>
        {urls.slice(0, 2).map((url) => (
          <a key={url} href={url} target="_blank" rel="noreferrer noopener" className="link block text-base">
            {new URL(url).pathname}
          </a>
        ))}
      </dd>
    </div>
  );
}

function PageList({ title, pages }: { title: string; pages: readonly ChangedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <details className="border-line border-b">
      <summary className="min-h-11 py-2.5">
        {title} <span className="font-semibold tabular-nums">{pages.length}</span>
      </summary>
      <ul className="max-h-80 overflow-y-auto pb-3 text-base">
        {pages.map(({ url, title: name }) => (
          <li key={url} className="border-line border-t py-1.5 wrap-anywhere">
            {name ? <span className="block">{name}</span> : null}
            <a href={url} target="_blank" rel="noreferrer noopener" className="link">
              {url}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
