import { TrialForm } from '@/components/leads/trial-form';
import { ClaimSources, ClaimValue } from '@/components/site/claim';
import { Copy } from '@/components/site/copy';
import { PageData } from '@/components/site/json-ld';
import { Steps } from '@/components/site/steps';
import { Container } from '@/components/ui/container';
import { Check, Minus } from '@/components/ui/icons';
import { Section } from '@/components/ui/section';
import { freeTrial, trialCosts, trialIncluded, trialSteps } from '@/lib/content/pages/free-trial';
import { pageMeta, pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('freeTrial');

function Included() {
  return (
    <>
      <h2 className="text-h3">{trialIncluded.title}</h2>
      <ul className="mt-3">
        {trialIncluded.items.map((item) => (
          <li key={item} className="flex gap-2.5 py-1.5">
            <Check className="mt-1 size-5 shrink-0 text-brand" />
            {item}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-semibold font-text text-base tracking-normal">{trialIncluded.notTitle}</h3>
      <ul className="mt-1 text-muted">
        {trialIncluded.notItems.map((item) => (
          <li key={item} className="flex gap-2.5 py-1">
            <Minus className="mt-1 size-5 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

function Costs() {
  const { labels } = trialCosts;
  const lines = [
    { label: labels.setup, id: 'setupFee' },
    { label: labels.monthly, id: 'monthlyPrice' },
    { label: labels.guarantee, id: 'guaranteeDays' },
  ] as const;
  return (
    <section aria-labelledby="costs" className="mt-10 border-ink border-t-2 pt-4">
      <h2 id="costs" className="text-h3">
        {trialCosts.title}
      </h2>
      <dl className="mt-2 tabular-nums">
        {lines.map((line) => (
          <div key={line.id} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2.5">
            <dt>{line.label}</dt>
            <dd className="font-semibold">
              <ClaimValue id={line.id} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted">{trialCosts.text}</p>
    </section>
  );
}

export default function FreeTrialPage() {
  return (
    <>
      <Container className="grid gap-x-16 gap-y-12 pt-12 pb-16 sm:pt-16 sm:pb-24 lg:grid-cols-12">
        <div className="lg:col-span-7 lg:row-start-1">
          <h1 className="max-w-[16ch] text-h1">
            <Copy text={freeTrial.title} />
          </h1>
          <p className="mt-6 max-w-[52ch] text-balance text-lead text-muted">{freeTrial.lead}</p>
        </div>
        <section aria-labelledby="form" className="lg:col-span-7">
          <h2 id="form" className="mb-6 text-h2">
            {freeTrial.formTitle}
          </h2>
          <TrialForm page="/free-trial" />
        </section>
        <div className="lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:pt-3">
          <Included />
          <Costs />
        </div>
      </Container>
      <Section title={trialSteps.title} tone="brand">
        <Steps items={trialSteps.steps} />
      </Section>
      <ClaimSources />
      <PageData page={pageMeta.freeTrial} trail={[{ name: 'Free trial', path: '/free-trial' }]} />
    </>
  );
}
