import { ClosingBand } from '@/components/site/closing-band';
import { PageData } from '@/components/site/json-ld';
import { Steps } from '@/components/site/steps';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { meetYourAgent } from '@/lib/content/pages/meet-your-agent';
import { sitePages } from '@/lib/pages';
import { OwnSiteChat } from './own-site-chat';
import { StartPanel } from './start-panel';

/** /meet-your-agent: the form, the agent that knows us, the steps, and the three ways to go on. `chosen` fields are filled in. */
export function Landing({ chosen = {} }: { chosen?: { website?: string; industry?: string; agent?: string } }) {
  const { aboutUs, closing, title, lead, steps } = meetYourAgent;
  return (
    <>
      <Container className="grid gap-x-14 gap-y-10 pt-10 pb-14 sm:pt-16 sm:pb-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="max-w-[16ch] text-h1">{title}</h1>
          <p className="mt-5 mb-8 max-w-[56ch] text-balance text-lead text-muted">{lead}</p>
          <StartPanel {...chosen} />
        </div>
        <section aria-labelledby="about-us" className="lg:col-span-5 lg:pt-4">
          <h2 id="about-us" className="text-h3">
            {aboutUs.title}
          </h2>
          <p className="mt-1 mb-4 text-muted">{aboutUs.lead}</p>
          <OwnSiteChat returnTo="/meet-your-agent" />
        </section>
      </Container>
      <Section title={steps.title} tone="brand">
        <Steps items={steps.items} />
      </Section>
      <ClosingBand {...closing} />
      <PageData page={sitePages.meetYourAgent} trail={[{ name: title, path: sitePages.meetYourAgent.path }]} />
    </>
  );
}
