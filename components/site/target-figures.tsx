import type { ClaimId } from '@/lib/content/claims';
import { ClaimValue } from './claim';

/** Targets, side by side where there is room. Illustrative figures are only slightly larger than the text. */
export function TargetFigures({ items }: { items: readonly { claim: ClaimId; text: string }[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <li key={item.claim} className="border-ink border-t-2 pt-4">
          <ClaimValue id={item.claim} className="font-display font-semibold text-h3" />
          <p className="mt-1 max-w-[32ch] text-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
