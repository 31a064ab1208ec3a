import { Portrait, PortraitTile } from '@/components/drawings/portrait';
import { TradeEvening } from '@/components/drawings/screens/trade-evening';
import { StartForm } from '@/components/meet/start-form';
import { ClaimSources, ClaimValue } from '@/components/site/claim';
import { ClosingBand } from '@/components/site/closing-band';
import { DayPanel } from '@/components/site/day-panel';
import { PageData } from '@/components/site/json-ld';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { NotFoundView } from '@/components/site/not-found-view';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { agents, findAgent } from '@/lib/content/agents/catalogue';
import { agentPage, agentTerms, agentTrialPath, colleaguesOf } from '@/lib/content/pages/agent';
import { staffBoard } from '@/lib/content/pages/ai-chatbots';
import { tradeDay, tradeWebsite } from '@/lib/content/screens/trades';
import { env } from '@/lib/env';
import { agentMeta, agentService } from '@/lib/seo/agent-page';
import { metadataFor, missingMetadata } from '@/lib/seo/metadata';
import { serviceData } from '@/lib/seo/structured-data';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => agents.map(({ slug }) => ({ slug }));

const readAgent = async ({ params }: Props) => findAgent((await params).slug);

export async function generateMetadata(props: Props) {
  const agent = await readAgent(props);
  if (!agent) return missingMetadata;
  return metadataFor({ ...agentMeta(agent), image: `/og/agent/${agent.slug}` });
}

export default async function AgentPage(props: Props) {
  const agent = await readAgent(props);
  if (!agent)
    return (
      <NotFoundResponse>
        <NotFoundView />
      </NotFoundResponse>
    );
  const meta = agentMeta(agent);
  const colleagues = colleaguesOf(agent);
  return (
    <>
      <PageHero
        eyebrow={
          agent.popularity ? (
            <>
              {agent.niche} ·{' '}
              <Link href={staffBoard.labels.href} className="link">
                {agent.popularity}
              </Link>
            </>
          ) : (
            agent.niche
          )
        }
        title={agent.name}
        lead={`${agent.description} ${agent.benefit}`}
        picture={
          <div className="flex h-60 items-end overflow-hidden rounded-[1.25rem] sm:h-[28rem]">
            <Portrait image={agent.image} className="h-56 w-full sm:h-[25rem]" />
          </div>
        }
      >
        <ButtonLink href={agentTrialPath(agent)}>Start free trial</ButtonLink>
        <Link href="/ai-chatbots" className="link py-3 font-semibold">
          {agentPage.all}
        </Link>
        {env.agentPreviewsADay > 0 ? (
          <div className="mt-3 w-full max-w-[34rem]">
            <StartForm agent={agent.slug} copy={{ ...agentPage.ask, placeholder: tradeWebsite(agent) }} />
          </div>
        ) : null}
      </PageHero>
      <Section title={agentPage.questions.title} tone="dusk">
        <TradeEvening agent={agent} greeting={agentPage.questions.greeting} caption={agentPage.questions.caption} />
      </Section>
      <Container className="grid gap-x-14 gap-y-10 py-12 sm:py-24 lg:grid-cols-12">
        <section aria-labelledby="introduction" className="grid gap-x-14 gap-y-4 lg:col-span-12 lg:grid-cols-12">
          <h2 id="introduction" className="text-h3 lg:col-span-4">
            {agentPage.introduction}
          </h2>
          <p className="max-w-[62ch] text-lead lg:col-span-8">{agent.introduction}</p>
        </section>
        <section aria-labelledby="features" className="lg:col-span-6">
          <h2 id="features" className="text-h2">
            {agentPage.features}
          </h2>
          <ul className="mt-6 border-line border-t">
            {agent.features.map((feature) => (
              <li key={feature} className="border-line border-b py-3.5">
                {feature}
              </li>
            ))}
          </ul>
          <div className="mt-8 border-ink border-t-2 pt-4">
            <h3 className="text-h3">{agentPage.handsOver}</h3>
            <p className="mt-1">{agent.handsOver}</p>
            <p className="mt-1 text-muted">{agentPage.handsOverAlways}</p>
          </div>
        </section>
        <DayPanel title={agentPage.day.title} day={tradeDay(agent)} note={agentPage.day.note} />
      </Container>
      <Container className="grid gap-x-14 gap-y-12 pb-16 sm:pb-20 lg:grid-cols-12">
        <section aria-labelledby="price" className="lg:col-span-7">
          <h2 id="price" className="text-h2">
            {agentPage.price.title}
          </h2>
          <p className="mt-2 text-muted">{agentPage.price.text}</p>
          <dl className="mt-6 border-ink border-t-2 tabular-nums">
            {agentTerms(agent).map(({ label, claim }) => (
              <div
                key={claim}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3"
              >
                <dt>{label}</dt>
                <dd className="font-display font-semibold text-lg">
                  <ClaimValue id={claim} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <nav aria-labelledby="colleagues" className="lg:col-span-5">
          <h2 id="colleagues" className="text-h2">
            {agentPage.others}
          </h2>
          <ul className="mt-4 border-line border-t">
            {colleagues.map((colleague) => (
              <li key={colleague.id} className="border-line border-b">
                <Link href={`/ai-chatbots/${colleague.slug}`} className="group flex items-center gap-4 py-2.5">
                  <PortraitTile image={colleague.image} />
                  <span>
                    <span className="font-semibold group-hover:underline group-hover:underline-offset-4">
                      {colleague.name}
                    </span>
                    <span className="block text-base text-muted">{colleague.niche}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      <ClosingBand {...agentPage.closing} />
      <ClaimSources />
      <PageData
        page={meta}
        trail={[
          { name: 'AI Agents', path: '/ai-chatbots' },
          { name: agent.name, path: meta.path },
        ]}
        about={[serviceData(agentService(agent))]}
      />
    </>
  );
}
