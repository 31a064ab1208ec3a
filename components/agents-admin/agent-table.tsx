import { Link } from '@/components/ui/link';
import type { listAllAgents } from '@/lib/agents/company/queries';
import { nextMoment, stateLabel } from '@/lib/agents/states';
import { agentsAdmin as copy } from '@/lib/content/pages/agents-admin';

type Listed = Awaited<ReturnType<typeof listAllAgents>>['agents'][number];

const cell = 'py-3 pr-4 align-top max-lg:inline-block max-lg:py-0.5';

function Row({ agent }: { agent: Listed }) {
  const { id, name, domain, members, questions, answered, reasons } = agent;
  return (
    <tr className="border-line border-b hover:bg-brand-soft max-lg:block max-lg:py-3">
      <td className="py-3 pr-4 align-top max-lg:block max-lg:py-0.5">
        <Link
          href={`/agents-admin/${id}`}
          prefetch={false}
          className="link inline-block py-1 font-semibold wrap-anywhere"
        >
          {name || domain}
        </Link>
        <span className="block text-base text-muted wrap-anywhere">
          {[domain, ...members.map(({ user }) => user.email)].join(' · ')}
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap`}>{stateLabel(agent)}</td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{nextMoment(agent)}</td>
      <td className={`${cell} tabular-nums`}>
        <span className="lg:hidden">{copy.heads[3]}: </span>
        {questions}
      </td>
      <td className={`${cell} tabular-nums`}>
        <span className="lg:hidden">{copy.heads[4]}: </span>
        {questions > 0 ? copy.answered(Math.round((100 * answered) / questions)) : '–'}
      </td>
      <td className={cell}>
        {reasons.map((reason) => (
          <span key={reason} className="block font-semibold text-accent-ink text-base">
            {copy.reasons[reason]}
          </span>
        ))}
      </td>
    </tr>
  );
}

/** The list of agents: a table, and on small screens a list of blocks. */
export function AgentTable({ agents }: { agents: readonly Listed[] }) {
  return (
    <table className="mt-7 w-full border-line border-t text-left max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-line border-b text-base text-muted">
          {copy.heads.map((head) => (
            <th key={head} scope="col" className="sticky top-16 bg-paper py-2 pr-4 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {agents.map((agent) => (
          <Row key={agent.id} agent={agent} />
        ))}
      </tbody>
    </table>
  );
}
