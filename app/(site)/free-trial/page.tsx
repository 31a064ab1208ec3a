import { MailList } from '@/components/drawings/screens/mail-list';
import { TrialForm } from '@/components/leads/trial-form';
import { ClaimSources, ClaimValue, NoteMark } from '@/components/site/claim';
import { Copy } from '@/components/site/copy';
import { PageData } from '@/components/site/json-ld';
import { Steps } from '@/components/site/steps';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Check, Minus } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { mainCalls } from '@/lib/content/navigation';
import { freeTrial, trialCosts, trialIncluded, trialSteps } from '@/lib/content/pages/free-trial';
import { trialMails } from '@/lib/content/screens/trial-mails';
import { env } from '@/lib/env';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

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
              <ClaimValue id={line.id} marked={false} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted">
        {trialCosts.text} <NoteMark ids={trialCosts.note.claims} about={trialCosts.note.about} />
      </p>
    </section>
  );
}

export default function FreeTrialPage() {
  return (
    <>
      <PageHero
        title={<Copy text={freeTrial.title} />}
        lead={freeTrial.lead}
        picture={<MailList title={freeTrial.mails} mails={trialMails} caption={freeTrial.picture} />}
      >
        <ButtonLink href="#trial">{freeTrial.formTitle}</ButtonLink>
        {env.agentsLive && env.agentPreviewsADay > 0 ? (
          <ButtonLink href={freeTrial.self.href} variant="quiet">
            {freeTrial.self.label}
          </ButtonLink>
        ) : null}
      </PageHero>
      <Container className="grid gap-x-16 gap-y-10 pb-12 sm:pb-24 lg:grid-cols-12">
        <section id="trial" aria-labelledby="form" className="lg:col-span-7">
          <h2 id="form" className="mb-5 text-h2">
            {freeTrial.formTitle}
          </h2>
          <TrialForm page="/free-trial" />
        </section>
        <div className="lg:col-span-5">
          <Included />
          <Costs />
        </div>
      </Container>
      <Section title={trialSteps.title} tone="dusk">
        <Steps items={trialSteps.steps} />
        <p className="mt-8 flex flex-wrap gap-x-7 gap-y-1">
          {mainCalls.map(({ label, href }) => (
            <Link key={href} href={href} className="link py-2">
              {label}
            </Link>
          ))}
        </p>
      </Section>
      <ClaimSources />
      <PageData page={sitePages.freeTrial} trail={[{ name: 'Free trial', path: '/free-trial' }]} />
    </>
  );
}
