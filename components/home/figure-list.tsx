import { ClaimValue } from '@/components/site/claim';
import type { ClaimId } from '@/lib/content/claims';

/** A list of illustrative figures, in the size of the text. One note at the heading explains all of them. */
export function FigureList({ items }: { items: readonly { claim: ClaimId; text: string }[] }) {
  return (
    <ul className="border-line border-t">
      {items.map((item) => (
        <li key={item.claim} className="border-line border-b py-2 leading-snug">
          <ClaimValue id={item.claim} marked={false} className="font-semibold" /> {item.text}
        </li>
      ))}
    </ul>
  );
}
