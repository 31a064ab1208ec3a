import { Call } from '@/components/drawings/screens/call';
import { ClaimSources, ClaimValue } from '@/components/site/claim';
import { ClosingBand } from '@/components/site/closing-band';
import { ComparisonTable } from '@/components/site/comparison-table';
import { Copy } from '@/components/site/copy';
import { PageData } from '@/components/site/json-ld';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import {
  aiCalling,
  callingClosing,
  callingPoints,
  callingQuestions,
  discount,
  exampleCall,
} from '@/lib/content/pages/ai-calling';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('aiCalling');

export default function CallingPage() {
  return (
    <>
      <PageHero
        eyebrow={<p className="inline-block rounded-sheet bg-brand-soft px-3 py-1 text-ink">{aiCalling.eyebrow}</p>}
        title={aiCalling.title}
        lead={aiCalling.lead}
        picture={<Call {...exampleCall} />}
      >
        <ButtonLink href={aiCalling.request.href}>{aiCalling.request.label}</ButtonLink>
      </PageHero>
      <section aria-labelledby="discount" className="border-line border-b bg-brand-soft">
        <Container className="grid items-center gap-x-12 gap-y-3 py-10 lg:grid-cols-12">
          <h2 id="discount" className="max-w-[22ch] text-statement lg:col-span-7">
            <ClaimValue id="callingDiscount" /> {discount.title}
          </h2>
          <p className="max-w-[44ch] lg:col-span-5">{discount.text}</p>
        </Container>
      </section>
      <Section title={callingPoints.title}>
        <ComparisonTable caption={callingPoints.title} columns={callingPoints.columns} rows={callingPoints.rows} />
      </Section>
      <Section title={callingQuestions.title} tone="card">
        <Accordion
          items={callingQuestions.items.map(({ question, answer }) => ({
            title: question,
            body: (
              <p>
                <Copy text={answer} />
              </p>
            ),
          }))}
        />
      </Section>
      <ClosingBand {...callingClosing} />
      <ClaimSources />
      <PageData page={sitePages.aiCalling} trail={[{ name: 'AI Calling', path: '/ai-calling' }]} />
    </>
  );
}
