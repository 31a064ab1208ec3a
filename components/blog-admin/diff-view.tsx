import type { FieldDiff } from '@/lib/blog/diff';

/** The changes between two revisions: deletions struck through and insertions underlined, as `del` and `ins`. */
export function DiffView({ changes }: { changes: readonly FieldDiff[] }) {
  if (changes.length === 0) return <p className="text-muted">No changes.</p>;
  return (
    <dl className="grid gap-6">
      {changes.map(({ field, parts }) => (
        <div key={field}>
          <dt className="font-semibold">{field}</dt>
          <dd dir="auto" className="mt-1 whitespace-pre-wrap border border-line bg-card p-4 wrap-anywhere">
            {parts.map(({ text, kind }, index) => {
              const key = `${index}-${kind}`;
              if (kind === 'added')
                return (
                  <ins key={key} className="bg-brand-soft decoration-2 decoration-brand">
                    {text}
                  </ins>
                );
              if (kind === 'removed')
                return (
                  <del key={key} className="bg-danger-soft decoration-2 decoration-danger [&+ins]:ml-[0.4em]">
                    {text}
                  </del>
                );
              return (
                <span key={key} className="text-muted">
                  {text}
                </span>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
