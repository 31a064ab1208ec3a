import { Correction } from '@/components/drawings/screens/correction';
import { TradeScreen } from '@/components/drawings/screens/trade-screen';
import { AgentCatalogue } from '@/components/site/agent-catalogue';
import { ClaimSources } from '@/components/site/claim';
import { ClosingBand } from '@/components/site/closing-band';
import { ComparisonTable } from '@/components/site/comparison-table';
import { Copy } from '@/components/site/copy';
import { PageData } from '@/components/site/json-ld';
import { Steps } from '@/components/site/steps';
import { TargetFigures } from '@/components/site/target-figures';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { agents } from '@/lib/content/agents/catalogue';
import {
  agentGroups,
  agentsInOrder,
  benefits,
  catalogue,
  chatbotResults,
  chatbotsClosing,
  customisation,
  howItWorks,
  staffBoard,
} from '@/lib/content/pages/ai-chatbots';
import { plumberCorrection } from '@/lib/content/screens/plumber';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { itemListData } from '@/lib/seo/structured-data';

export const metadata = pageMetadata('aiAgents');

function Benefits() {
  return (
    <Section title={benefits.title}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12 lg:items-start">
        <ul className="grid gap-y-8 lg:col-span-5">
          {benefits.items.map((item) => (
            <li key={item.title}>
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-1 max-w-[48ch] text-muted">{item.text}</p>
            </li>
          ))}
        </ul>
        <div className="lg:col-span-7">
          <Correction correction={plumberCorrection} caption={benefits.picture} />
        </div>
      </div>
    </Section>
  );
}

const plumber = agents.find(({ slug }) => slug === 'plumber-pro-ai');

export default function AgentsPage() {
  return (
    <>
      <PageHero
        title={catalogue.title}
        lead={<Copy text={catalogue.lead} />}
        picture={plumber ? <TradeScreen agent={plumber} caption={catalogue.picture} /> : null}
      >
        <ButtonLink href="/free-trial">Start free trial</ButtonLink>
        <Link href="#catalogue" className="link py-3 font-semibold">
          Go to the staff board
        </Link>
      </PageHero>
      <Section id="catalogue" title={staffBoard.title} lead={staffBoard.lead}>
        <AgentCatalogue groups={agentGroups} />
        <p className="mt-8 text-muted">
          <Link href={staffBoard.labels.href} className="link">
            {staffBoard.labels.label}
          </Link>
        </p>
      </Section>
      <Section title={customisation.title} lead={customisation.lead} tone="card">
        <ComparisonTable caption={customisation.title} columns={customisation.columns} rows={customisation.rows} />
      </Section>
      <Benefits />
      <Section title={howItWorks.title} tone="dusk">
        <Steps items={howItWorks.steps} />
      </Section>
      <Section title={chatbotResults.title}>
        <TargetFigures items={chatbotResults.items} />
      </Section>
      <ClosingBand {...chatbotsClosing} />
      <ClaimSources />
      <PageData
        page={sitePages.aiAgents}
        trail={[{ name: 'AI Agents', path: '/ai-chatbots' }]}
        kind="CollectionPage"
        about={[itemListData(agentsInOrder)]}
      />
    </>
  );
}
