import { Link } from '@/components/ui/link';
import { agentDesk } from '@/lib/content/pages/agent-desk';

const copy = agentDesk.teach;

/** The links between what an agent was taught, the facts of its website, and the pages that were read. */
export function TeachTabs({ agentId, here }: { agentId: string; here: keyof typeof copy.tabs }) {
  return (
    <nav aria-label={copy.title}>
      <ul className="flex flex-wrap gap-x-6">
        {Object.entries(copy.tabs).map(([name, { path, label }]) => (
          <li key={name}>
            <Link
              href={`/agents/${agentId}/teach${path}`}
              prefetch={false}
              aria-current={name === here ? 'page' : undefined}
              className="inline-block py-2.5 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
