import { ClaimValue } from '@/components/site/claim';
import { ButtonLink } from '@/components/ui/button';
import { Check } from '@/components/ui/icons';
import type { ClaimId } from '@/lib/content/claims';
import { Copy } from './copy';

type Offer = {
  title: string;
  description: string;
  setupPrice: ClaimId;
  monthlyPrice: ClaimId;
  features: readonly string[];
  link: { label: string; href: string };
};

/** The offer, set like a quotation: what it is, what it includes, what it costs. */
export function FlagshipOffer({ offer }: { offer: Offer }) {
  const prices = [
    { label: 'Set-up and training, once', id: offer.setupPrice },
    { label: 'Each month', id: offer.monthlyPrice },
  ];
  return (
    <div className="torn-edge rounded-t-sheet border border-line bg-card px-5 pt-7 pb-12 sm:px-10">
      <h3 className="text-h2">{offer.title}</h3>
      <p className="mt-2 max-w-[52ch] text-muted">{offer.description}</p>
      <ul className="mt-6 gap-x-10 border-line border-t pt-4 sm:columns-2">
        {offer.features.map((feature) => (
          <li key={feature} className="flex break-inside-avoid gap-2.5 py-1.5">
            <Check className="mt-1 size-5 shrink-0 text-brand" />
            <span>
              <Copy text={feature} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-6 border-ink border-t-2 tabular-nums">
        {prices.map((price) => (
          <div
            key={price.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-4"
          >
            <dt className="max-sm:basis-full">{price.label}</dt>
            <dd className="font-bold font-display text-h2">
              <ClaimValue id={price.id} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-7">
        <ButtonLink href={offer.link.href}>{offer.link.label}</ButtonLink>
      </p>
    </div>
  );
}
