import { ChatBubble } from '@/components/site/chat-window';
import { Copy } from '@/components/site/copy';
import { Link } from '@/components/ui/link';
import { agents } from '@/lib/content/agents/catalogue';
import { portfolio } from '@/lib/content/home/portfolio';
import { AgentPortrait } from './agent-portrait';
import { HomeSection } from './home-section';

/** Four trades, each with its badge and one exchange. */
function Trades() {
  return (
    <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2 lg:grid-cols-4">
      {portfolio.trades.map(({ slug, time, question, answer }) => {
        const agent = agents.find((candidate) => candidate.slug === slug);
        return agent ? (
          <li key={slug} className="screen trade">
            <AgentPortrait image={agent.image} className="h-full max-h-44 w-full" />
            <div>
              <h3>
                <Link href={`/ai-chatbots/${slug}`}>{agent.name}</Link> <time>{time}</time>
              </h3>
              <ol data-nosnippet data-drawn>
                <ChatBubble from="customer" text={question} />
                <ChatBubble from="agent" text={answer} />
              </ol>
            </div>
          </li>
        ) : null;
      })}
    </ul>
  );
}

/** The current product at work in four trades, and the planned one. */
export function Portfolio() {
  return (
    <HomeSection id="products" title={portfolio.title} tone="dusk">
      <Trades />
      <div className="mt-3 grid grid-cols-2 gap-x-5 gap-y-1 sm:gap-x-12 lg:mt-12 lg:grid-cols-[1fr_1fr_auto]">
        {portfolio.products.map((product) => (
          <section key={product.name} aria-label={product.name} className="lg:border-ink lg:border-t-2 lg:pt-3">
            <h3 className="font-semibold max-sm:text-base sm:text-h3">{product.name}</h3>
            <p className="max-w-[42ch] text-small sm:text-base">
              <strong className="font-semibold">{product.state}.</strong> <Copy text={product.text} />{' '}
              <Link href={product.link.href} className="link whitespace-nowrap">
                {product.link.label}
              </Link>
            </p>
          </section>
        ))}
        <Link href={portfolio.all.href} className="link self-end font-semibold">
          {portfolio.all.label}
        </Link>
      </div>
    </HomeSection>
  );
}
