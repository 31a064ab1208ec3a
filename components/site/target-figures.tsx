import type { ClaimId } from '@/lib/content/claims';
import { ClaimValue } from './claim';

/** Targets, one per line. Illustrative figures are only slightly larger than the text. */
export function TargetFigures({ items }: { items: readonly { claim: ClaimId; text: string }[] }) {
  return (
    <ul className="grid gap-8">
      {items.map((item) => (
        <li key={item.claim} className="grid items-baseline gap-x-10 gap-y-1 border-line border-t pt-5 md:grid-cols-12">
          <ClaimValue id={item.claim} className="font-display font-semibold text-h3 md:col-span-5 lg:col-span-4" />
          <p className="max-w-[48ch] md:col-span-7 lg:col-span-8">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
