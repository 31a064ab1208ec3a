import { ClaimValue } from '@/components/site/claim';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { costComparison, features, hero, portfolio, problems, shiftLog, trustStrip } from '@/lib/content/home/opening';
import { Payslip } from './payslips';
import { ShiftLog } from './shift-log';

export function Hero() {
  return (
    <div className="border-line border-b">
      <Container className="grid gap-12 pt-12 pb-16 sm:pt-16 lg:grid-cols-12 lg:items-center lg:gap-14 lg:pt-20 lg:pb-24">
        <div className="lg:col-span-6">
          <h1 className="max-w-[14ch] text-h1">{hero.title}</h1>
          <p className="mt-6 max-w-[52ch] text-lead text-muted">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            <ButtonLink href={hero.secondary.href} variant="quiet">
              {hero.secondary.label}
            </ButtonLink>
          </div>
          <p className="mt-4 text-base text-muted">{hero.terms}</p>
        </div>
        <div className="lg:col-span-6">
          <ShiftLog {...shiftLog} />
        </div>
      </Container>
    </div>
  );
}

export function TrustStrip() {
  return (
    <section aria-label="What you can rely on" className="border-line border-b bg-card">
      <Container>
        <ul className="grid sm:grid-cols-2 lg:grid-cols-4">
          {trustStrip.map((item) => (
            <li
              key={item.title}
              className="border-line py-5 max-sm:border-b max-sm:last:border-b-0 lg:border-l lg:px-6 lg:first:border-l-0 lg:first:pl-0"
            >
              <p className="font-semibold">{item.title}</p>
              <p className="text-base text-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

export function CostComparison() {
  return (
    <Section id="cost" title={costComparison.title} lead={costComparison.lead}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <Payslip {...costComparison.person} />
        <Payslip {...costComparison.agent} tone="ours" />
      </div>
      <div className="mt-10 grid gap-6 lg:grid-cols-12">
        <p className="max-w-[40ch] font-display font-semibold text-h3 lg:col-span-7">{costComparison.result}</p>
        <p className="max-w-[52ch] text-muted lg:col-span-5">{costComparison.caveat}</p>
      </div>
    </Section>
  );
}

export function Features() {
  return (
    <Section id="features" title={features.title} tone="card">
      <ul className="gap-x-14 sm:columns-2 lg:columns-3">
        {features.items.map((item, index) => (
          <li key={item.title} className="break-inside-avoid border-line border-t py-5">
            <h3 className="flex items-baseline gap-3 text-[1.15rem]">
              <span aria-hidden="true" className="w-6 shrink-0 font-normal text-base text-muted tabular-nums">
                {index + 1}
              </span>
              {item.title}
            </h3>
            <p className="mt-1 pl-9 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Problems() {
  return (
    <Section id="problems" title={problems.title} lead={problems.lead}>
      <dl className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {problems.items.map((item) => (
          <div key={item.claim} className="border-accent border-l-4 pl-5">
            <dt className="font-bold font-display text-[2.6rem] leading-none">
              <ClaimValue id={item.claim} />
            </dt>
            <dd className="mt-3 max-w-[34ch]">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Portfolio() {
  const [now, next] = portfolio.products;
  return (
    <Section id="products" title={portfolio.title} tone="brand">
      <div className="grid gap-10 lg:grid-cols-12">
        {[now, next].map((product, index) =>
          product ? (
            <div
              key={product.name}
              className={
                index === 0 ? 'rounded-sheet bg-card p-7 sm:p-10 lg:col-span-7' : 'py-3 lg:col-span-5 lg:py-10'
              }
            >
              <p className="font-semibold text-brand">{product.state}</p>
              <h3 className={`mt-2 ${index === 0 ? 'text-h2' : 'text-h3'}`}>{product.name}</h3>
              <p className="mt-3 max-w-[48ch] text-muted">{product.text}</p>
              <p className="mt-6">
                <Link href={product.link.href} className="link font-semibold">
                  {product.link.label}
                </Link>
              </p>
            </div>
          ) : null,
        )}
      </div>
    </Section>
  );
}
