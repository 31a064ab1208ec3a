import { CategoryAndTime } from '@/components/blog/post-meta';
import { TrialForm } from '@/components/leads/trial-form';
import { ClaimValue } from '@/components/site/claim';
import { ComparisonTable } from '@/components/site/comparison-table';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { PostSummary } from '@/lib/blog/post';
import { blogTeasers, closing, comparison, pricing, trial } from '@/lib/content/home/closing';
import { faq, faqTitle } from '@/lib/content/home/faq';

export function PlatformComparison() {
  return (
    <Section id="comparison" title={comparison.title} lead={comparison.lead}>
      <ComparisonTable caption={comparison.title} columns={comparison.columns} rows={comparison.rows} />
    </Section>
  );
}

function Quotation() {
  const { small } = pricing;
  return (
    <div className="torn-edge rounded-t-sheet border border-line bg-card px-5 pt-7 pb-12 sm:px-10">
      <h3 className="border-ink border-b-2 pb-3 text-h3">{small.name}</h3>
      <dl className="tabular-nums">
        {small.lines.map((line, index) => (
          <div
            key={line.claim}
            className="flex items-baseline justify-between gap-6 border-line py-3.5 not-last:border-b"
          >
            <dt>{line.label}</dt>
            <dd className={index < 2 ? 'font-bold font-display text-h3' : ''}>
              <ClaimValue id={line.claim} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted">{small.worth}</p>
      <h4 className="mt-8 font-semibold">Included</h4>
      <ul className="mt-2 gap-x-10 sm:columns-2">
        {small.included.map((item) => (
          <li key={item} className="flex break-inside-avoid gap-2 py-1">
            <span aria-hidden="true" className="text-brand">
              ✓
            </span>
            {item}
          </li>
        ))}
      </ul>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-line border-t pt-4 text-base text-muted">
        {small.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink href="/free-trial">Start free trial</ButtonLink>
      </p>
    </div>
  );
}

export function Pricing() {
  const { large } = pricing;
  return (
    <Section id="pricing" title={pricing.title} lead={pricing.lead} tone="brand">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <Quotation />
        </div>
        <div className="border-ink border-t-2 pt-5 lg:col-span-4 lg:self-start">
          <h3 className="text-h3">{large.name}</h3>
          <p className="mt-3 font-bold font-display text-h2">{large.price}</p>
          <p className="mt-2 text-muted">{large.text}</p>
          <p className="mt-5">
            <Link href={large.link.href} className="link font-semibold">
              {large.link.label}
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The three chosen articles, with what the database says of them; one that is not published is left out. */
export function BlogTeasers({ posts }: { posts: readonly PostSummary[] }) {
  const teasers = blogTeasers.items.flatMap((item) => {
    const post = posts.find((candidate) => candidate.slug === item.slug);
    return post ? [{ ...item, post }] : [];
  });
  if (teasers.length === 0) return null;
  return (
    <Section id="blog" title={blogTeasers.title}>
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {teasers.map(({ slug, highlight, post }) => (
          <li key={slug} className="wrap-anywhere grid content-start gap-2 border-ink border-t-2 pt-4">
            <CategoryAndTime category={post.category} minutes={post.minutes} />
            <h3 className="text-h3">
              <Link href={`/blog/${slug}`} className="hover:underline hover:underline-offset-4">
                {post.title}
              </Link>
            </h3>
            <p className="font-semibold">{highlight}</p>
            <p className="text-base text-muted">{post.author}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Faq() {
  return (
    <Section id="faq" title={faqTitle} tone="card">
      <Accordion items={faq.map((item) => ({ title: item.question, body: <p>{item.answer}</p> }))} />
    </Section>
  );
}

export function InlineTrial() {
  return (
    <Section id="free-trial" title={trial.title} lead={trial.lead}>
      <div className="max-w-2xl">
        <TrialForm page="/" />
      </div>
    </Section>
  );
}

export function ClosingCall() {
  return (
    <section className="bg-night text-night-ink">
      <Container className="grid gap-8 py-20 lg:grid-cols-12 lg:items-end">
        <h2 className="max-w-[16ch] text-h1 lg:col-span-8">{closing.title}</h2>
        <div className="lg:col-span-4">
          <p className="text-night-muted">{closing.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href="/free-trial" variant="night">
              Start free trial
            </ButtonLink>
            <Link href={closing.secondary.href} className="py-2 underline underline-offset-4">
              {closing.secondary.label}
            </Link>
            <Link href={closing.agents.href} className="py-2 underline underline-offset-4">
              {closing.agents.label}
            </Link>
          </div>
        </div>
      </Container>
    </section>
  );
}
