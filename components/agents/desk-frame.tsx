import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { clockOf } from '@/lib/agents/states';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment } from '@/lib/format';
import type { Agent } from '@/lib/generated/prisma/client';

const copy = agentDesk.frame;

/** What holds for an agent, until when, and what follows, in a line; a trial in fewer words than where there is room for more. */
const stateLine = (agent: Agent): string =>
  agent.state === 'trial' && agent.endsAt && !agent.isPaused ? copy.trial(formatMoment(agent.endsAt)) : clockOf(agent);

/** The frame of an owner's page: the business and its state, the links between its pages, and the page's title. */
export function DeskFrame({
  agent,
  here,
  title,
  actions,
  children,
}: {
  agent: Agent;
  here: keyof typeof copy.pages;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const root = `/agents/${agent.id}`;
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-line border-b pb-3 max-sm:gap-y-0.5">
        <p className="font-semibold wrap-anywhere">{agent.name}</p>
        <p className="order-last w-full text-base text-muted max-sm:text-small">{stateLine(agent)}</p>
        <nav aria-label={copy.nav} className="desk-nav">
          <ul className="flex gap-x-1 overflow-x-auto max-sm:justify-between sm:flex-wrap sm:gap-x-6">
            {Object.entries(copy.pages).map(([name, { path, label }]) => (
              <li key={name}>
                <Link
                  href={`${root}${path}`}
                  prefetch={false}
                  aria-current={name === here ? 'page' : undefined}
                  className="inline-block py-2 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline max-sm:px-1.5 max-sm:py-3.5 max-sm:text-small"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-h2 wrap-anywhere">{title}</h1>
        {actions}
      </div>
      {children}
    </Container>
  );
}
