import { Link } from '@/components/ui/link';
import { agentsPage } from '@/lib/content/pages/agents';
import type { Agent } from '@/lib/generated/prisma/client';

const { next } = agentsPage;
const linkClass = 'font-semibold after:absolute after:inset-0';

/** What is next with an agent that is not live yet, or to whom nobody has written. */
export function NextSteps({ agent }: { agent: Pick<Agent, 'id' | 'key' | 'state'> }) {
  const links = [
    ...(agent.state === 'ended' ? [] : [{ href: `/agents/${agent.id}/install`, ...next.install }]),
    { href: `/chat/${agent.key}`, ...next.try },
    { href: `/agents/${agent.id}/teach`, ...next.teach },
  ];
  return (
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
  );
}
