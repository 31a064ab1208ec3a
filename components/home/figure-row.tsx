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
      <ul className="grid gap-x-12 gap-y-1 sm:grid-cols-3 lg:col-span-3">
        {items.map((item, index) => (
          <li key={item.claim} className="leading-snug max-sm:flex max-sm:items-baseline max-sm:gap-3">
            <ClaimValue
              id={item.claim}
              marked={false}
              className="block font-display font-semibold text-h2 max-sm:min-w-22"
            />
            <span className="text-base">
              {item.text} {index === items.length - 1 ? <NoteMark ids={note.claims} about={note.about} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
