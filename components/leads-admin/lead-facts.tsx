import type { ReactNode } from 'react';

/** A description list of a lead's fields without empty ones. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="border-line border-t">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-line border-b py-2.5 sm:grid-cols-[10rem_1fr]">
            <dt className="text-base text-muted">{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The history of a lead: each event with its author or channel and time. */
export function History({
  title,
  empty,
  entries,
}: {
  title: string;
  empty: string;
  entries: readonly { id: string; text: ReactNode; meta: string }[];
}) {
  return (
    <section>
      <h2 className="mb-3 text-h3">{title}</h2>
      {entries.length === 0 ? <p className="text-base text-muted">{empty}</p> : null}
      <ul className="grid gap-3">
        {entries.map(({ id, text, meta }) => (
          <li key={id} className="border-brand border-l-2 pl-4">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-base text-muted wrap-anywhere">{meta}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
