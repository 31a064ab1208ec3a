import { ChatOnSite } from '@/components/drawings/screens/chat-on-site';
import { Today } from '@/components/drawings/screens/today';
import { ClosingBand } from '@/components/site/closing-band';
import { PageData } from '@/components/site/json-ld';
import { Steps } from '@/components/site/steps';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { meetLanding } from '@/lib/content/pages/meet-landing';
import { aboutUs, meetYourAgent } from '@/lib/content/pages/meet-your-agent';
import { bakery, bakeryChat, bakeryEvening, bakeryToday } from '@/lib/content/screens/bakery';
import { env } from '@/lib/env';
import { sitePages } from '@/lib/pages';
import { OwnSiteChat } from './own-site-chat';
import { SampleEvening } from './sample-evening';
import { StartPanel } from './start-panel';

const { title } = meetYourAgent;
const { closing, lead, sample, steps, tonight } = meetLanding;

/** What one has the same night: the chat on one's website, and the phone in the morning. */
const Tonight = () => (
  <Section title={tonight.title} lead={tonight.lead}>
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-12 lg:items-end">
      <div className="lg:col-span-7">
        <ChatOnSite business={bakery} chat={bakeryChat} caption={tonight.website} />
      </div>
      <div className="lg:-mt-40 lg:col-span-5">
        <Today today={bakeryToday} caption={tonight.morning} isWhole />
      </div>
    </div>
  </Section>
);

/** /meet-your-agent: the form beside an evening, what one gets tonight, the steps, and the agent that knows us. `chosen` fields are filled in. */
export function Landing({ chosen = {} }: { chosen?: { website?: string; industry?: string; agent?: string } }) {
  return (
    <>
      <Container className="grid gap-x-14 gap-y-10 pt-10 pb-14 sm:pt-16 sm:pb-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="max-w-[16ch] text-h1">{title}</h1>
          <p className="mt-5 mb-8 max-w-[56ch] text-balance text-lead text-muted">{lead}</p>
          <StartPanel {...chosen} />
        </div>
        <div className="lg:col-span-5 lg:pt-4">
          <SampleEvening {...sample} scenes={bakeryEvening} />
        </div>
      </Container>
      <Section title={steps.title} tone="brand">
        <Steps items={steps.items} />
      </Section>
      {env.agentsLive ? <Tonight /> : null}
      <Section id="about-us" title={aboutUs.title} lead={aboutUs.lead} tone="card" beside>
        <OwnSiteChat returnTo="/meet-your-agent" />
      </Section>
      <ClosingBand {...closing} />
      <PageData page={sitePages.meetYourAgent} trail={[{ name: title, path: sitePages.meetYourAgent.path }]} />
    </>
  );
}
