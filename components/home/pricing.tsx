import { ClaimValue, NoteMark } from '@/components/site/claim';
import { Copy } from '@/components/site/copy';
import { ButtonLink } from '@/components/ui/button';
import { Check, Plus } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { pricing } from '@/lib/content/home/pricing';
import { HomeSection } from './home-section';

function Included() {
  const { small } = pricing;
  return (
    <details className="group mt-3 border-line border-y" open={false}>
      <summary className="flex min-h-11 list-none items-center gap-2 py-1.5 font-semibold">
        {small.includedTitle}
        <Plus className="ml-auto size-5 text-brand group-open:rotate-45" />
      </summary>
      <ul className="gap-x-10 pb-3 sm:columns-2">
        {small.included.map((item) => (
          <li key={item} className="flex break-inside-avoid gap-2 py-0.5">
            <Check className="mt-1 size-4 shrink-0 text-brand" />
            <span>
              <Copy text={item} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Quotation() {
  const { small } = pricing;
  return (
    <div className="torn-edge rounded-t-sheet border border-line bg-card px-4 pt-4 pb-8 sm:px-9">
      <h3 className="border-ink border-b-2 pb-2 text-h3">{small.name}</h3>
      <dl className="tabular-nums">
        {small.lines.map((line, index) => (
          <div
            key={line.claim}
            className="flex items-baseline justify-between gap-4 border-line py-2 not-last:border-b leading-snug"
          >
            <dt>{line.label}</dt>
            <dd className={`text-right ${index < 2 ? 'font-bold font-display text-h3' : ''}`}>
              <ClaimValue id={line.claim} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-base text-muted leading-snug">
        <Copy text={small.worth} /> <NoteMark ids={small.worthNote.claims} about={small.worthNote.about} />
      </p>
      <Included />
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-0.5 text-base text-muted">
        {small.terms.map((term) => (
          <li key={term}>
            <Copy text={term} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <ButtonLink href="/free-trial">Start free trial</ButtonLink>
      </p>
    </div>
  );
}

export function Pricing() {
  const { large } = pricing;
  return (
    <HomeSection id="pricing" title={pricing.title} lead={pricing.lead} tone="brand">
      <div className="grid gap-7 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-8">
          <Quotation />
        </div>
        <div className="border-ink border-t-2 pt-4 lg:col-span-4 lg:self-start">
          <h3 className="text-h3">{large.name}</h3>
          <p className="font-bold font-display text-h3">{large.price}</p>
          <p className="mt-1 text-muted">{large.text}</p>
          <p className="mt-3">
            <Link href={large.link.href} className="link font-semibold">
              {large.link.label}
            </Link>
          </p>
        </div>
      </div>
    </HomeSection>
  );
}
