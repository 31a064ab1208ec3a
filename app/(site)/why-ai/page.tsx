import { WeeklyNote } from '@/components/drawings/screens/weekly-note';
import { ClaimSources } from '@/components/site/claim';
import { ClosingBand } from '@/components/site/closing-band';
import { ComparisonTable } from '@/components/site/comparison-table';
import { Copy } from '@/components/site/copy';
import { PageData } from '@/components/site/json-ld';
import { WeekRota } from '@/components/site/week-rota';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { week } from '@/lib/content/pages/rota';
import { irishEdge, whyAi, whyBenefits, whyClosing, whyComparison, whyLimits } from '@/lib/content/pages/why-ai';
import { shopNote } from '@/lib/content/screens/shop';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('whyAI');

function Benefits() {
  return (
    <Section title={whyBenefits.title} lead={whyBenefits.lead}>
      <div className="grid gap-12 lg:grid-cols-12">
        <dl className="border-line border-t lg:col-span-7">
          {whyBenefits.items.map((item) => (
            <div key={item.title} className="grid gap-x-8 border-line border-b py-4 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{item.title}</dt>
              <dd className="text-muted">
                <Copy text={item.text} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="self-start border-ink border-t-2 pt-4 lg:col-span-5">
          <h3 className="text-h3">{whyLimits.title}</h3>
          <ul className="mt-3 flex flex-col gap-3">
            {whyLimits.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function IrishAdvantage() {
  return (
    <Section id="irish-advantage" title={irishEdge.title} lead={irishEdge.lead} tone="dusk">
      <dl className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
        {irishEdge.items.map((item) => (
          <div key={item.term} className="border-brand border-t-2 pt-4">
            <dt className="font-display font-semibold text-h3">{item.term}</dt>
            <dd className="mt-1 max-w-[48ch] text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export default function WhyAiPage() {
  return (
    <>
      <PageHero title={whyAi.title} lead={whyAi.lead} picture={<WeeklyNote note={shopNote} caption={whyAi.picture} />}>
        <ButtonLink href="/free-trial">Start free trial</ButtonLink>
      </PageHero>
      <Section title={week.title} tone="dawn">
        <WeekRota />
      </Section>
      <Benefits />
      <Section id="comparison" title={whyComparison.title} lead={whyComparison.lead} tone="card">
        <ComparisonTable caption={whyComparison.title} columns={whyComparison.columns} rows={whyComparison.rows} />
      </Section>
      <IrishAdvantage />
      <ClosingBand {...whyClosing} />
      <ClaimSources />
      <PageData page={sitePages.whyAI} trail={[{ name: 'Why AI?', path: '/why-ai' }]} />
    </>
  );
}
