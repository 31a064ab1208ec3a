import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { requireAgent } from '@/lib/agents/access';
import { findReadingState } from '@/lib/agents/own-reading';
import { clockOf, stateLabel } from '@/lib/agents/states';
import { agentsPage } from '@/lib/content/pages/agents';
import { formatMoment } from '@/lib/format';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(agentsPage.title);

const { next, reading: readingCopy } = agentsPage;

const linkClass = 'font-semibold after:absolute after:inset-0';

/** What the state of its website's reading is. */
async function describeReading(agentId: string): Promise<string> {
  const reading = await findReadingState(agentId);
  if (!reading?.finishedAt) return readingCopy.running;
  return (reading.status === 'failed' ? readingCopy.failed : readingCopy.done)(formatMoment(reading.finishedAt));
}

/** The start of an agent's desk: its state and clock, and what is next. */
export default async function AgentPage({ params }: PageProps<'/agents/[id]'>) {
  const { id } = await params;
  const { agent } = await requireAgent(id, `/agents/${encodeURIComponent(id)}`);
  const here = `/agents/${agent.id}`;
  const links = [
    ...(agent.state === 'ended' ? [] : [{ href: `${here}/install`, ...next.install }]),
    { href: `${here}/inbox`, ...next.inbox },
    { href: `/chat/${agent.key}`, ...next.try },
  ];
  return (
    <Container className="grid gap-10 py-12 sm:py-16">
      <div>
        <p className="font-semibold text-muted">{stateLabel(agent)}</p>
        <h1 className="mt-1 text-h1 wrap-anywhere">{agent.name}</h1>
        <p className="mt-4 max-w-[60ch] text-lead text-muted">{clockOf(agent)}</p>
        {agent.state === 'ended' ? null : (
          <p className="mt-3 max-w-[60ch] text-base text-muted">{await describeReading(agent.id)}</p>
        )}
      </div>
      <section aria-labelledby="next">
        <h2 id="next" className="text-h3">
          {next.title}
        </h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {links.map(({ href, title, text }) => (
            <li
              key={href}
              className="relative grid content-start gap-1 rounded-sheet border border-line bg-card p-5 hover:border-brand"
            >
              {/* The chat is no page of this application. */}
              {href.startsWith('/chat/') ? (
                <a href={href} className={linkClass}>
                  {title}
                </a>
              ) : (
                <Link href={href} className={linkClass} prefetch={false}>
                  {title}
                </Link>
              )}
              <p className="text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
