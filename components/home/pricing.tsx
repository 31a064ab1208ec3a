import { ClaimValue, NoteMark } from '@/components/site/claim';
import { Copy } from '@/components/site/copy';
import { ButtonLink } from '@/components/ui/button';
import { Check, Plus } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { pricing } from '@/lib/content/home/pricing';
import { mainCalls } from '@/lib/content/navigation';
import { HomeSection } from './home-section';

const { small, large } = pricing;

function Included() {
  return (
    <details className="group border-line border-y" open={false}>
      <summary className="flex min-h-11 list-none items-center gap-2 py-1.5 font-semibold">
        {small.includedTitle}
        <Plus className="ml-auto size-5 text-brand group-open:rotate-45" />
      </summary>
      <ul className="list-none gap-x-10 pb-3 sm:columns-2 [&>li]:break-inside-avoid [&>li]:py-0.5">
        {small.included.map((item) => (
          <li key={item}>
            <Copy text={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The price, alone on its screen. */
export function Pricing() {
  return (
    <HomeSection id="pricing" title={pricing.title} space="wide">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="sr-only">{small.name}</p>
          <p className="font-display font-semibold text-h2">
            <ClaimValue
              id={small.price}
              marked={false}
              qualified={false}
              className="mr-3 font-bold text-price tracking-[-0.04em]"
            />
            {small.unit}
          </p>
          <p className="mt-3 text-lead">
            <Copy text={small.setup} />
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-base lg:mt-8 lg:gap-x-7">
            <ButtonLink href="#free-trial">Start free trial</ButtonLink>
            {mainCalls.map(({ label, href }) => (
              <Link key={href} href={href} className="link py-1 max-sm:hidden">
                {label}
              </Link>
            ))}
          </p>
        </div>
        <div className="lg:col-span-5">
          <ul className="grid gap-1 font-semibold">
            {small.terms.map((term) => (
              <li key={term} className="flex items-center gap-2">
                <Check className="size-5 shrink-0 text-brand" />
                <span>
                  <Copy text={term} />
                </span>
              </li>
            ))}
          </ul>
          <dl className="mt-3 tabular-nums">
            {small.sums.map(({ label, claim }, index) => (
              <div key={claim} className="flex justify-between border-line border-t py-1.5">
                <dt>{label}</dt>
                <dd>
                  <ClaimValue id={claim} marked={false} />{' '}
                  {index > 0 ? <NoteMark ids={small.note.claims} about={small.note.about} /> : null}
                </dd>
              </div>
            ))}
          </dl>
          <Included />
          <p className="mt-3 text-base">
            <strong className="font-semibold">{large.name}:</strong> {large.text}{' '}
            <Link href={large.link.href} className="link">
              {large.link.label}
            </Link>
          </p>
        </div>
      </div>
    </HomeSection>
  );
}
