import { ClaimValue, NoteMark } from '@/components/site/claim';
import type { ClaimId } from '@/lib/content/claims';

type Props = {
  id: string;
  title: string;
  lead?: string;
  note: { about: string; claims: readonly [ClaimId, ...ClaimId[]] };
  items: readonly { claim: ClaimId; text: string }[];
};

/** A few figures in a row, with one note for all of them after the last. */
export function FigureRow({ id, title, lead, note, items }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-4 grid gap-x-12 gap-y-1.5 border-ink border-t-2 pt-4 lg:mt-12 lg:grid-cols-4"
    >
      <div>
        <h3 id={`${id}-title`} className="text-h3">
          {title}
        </h3>
        {lead ? <p className="mt-1 text-muted text-small">{lead}</p> : null}
      </div>
      <ul className="figure-row">
        {items.map((item, index) => (
          <li key={item.claim}>
            <ClaimValue id={item.claim} marked={false} />
            <span>
              {item.text} {index === items.length - 1 ? <NoteMark ids={note.claims} about={note.about} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
