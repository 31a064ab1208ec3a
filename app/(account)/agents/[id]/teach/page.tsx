import { DeskFrame } from '@/components/agents/desk-frame';
import { TaughtButton } from '@/components/agents/taught-note';
import { TeachForm } from '@/components/agents/teach-form';
import { requireAgent } from '@/lib/agents/access';
import { listOpenQuestions } from '@/lib/agents/open-questions';
import { taughtHistory } from '@/lib/agents/taught';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment } from '@/lib/format';
import { hiddenPage } from '@/lib/seo/metadata';

const copy = agentDesk.teach;

export const metadata = hiddenPage(copy.title);

/** What an agent could not answer, and what it was taught. */
export default async function TeachPage({ params }: PageProps<'/agents/[id]/teach'>) {
  const { id } = await params;
  const { agent } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/teach`);
  const [open, known] = [await listOpenQuestions(agent.id), await taughtHistory(agent.id)];
  const form = { agentId: agent.id, returnTo: `/agents/${agent.id}/teach` };
  return (
    <DeskFrame agent={agent} here="teach" title={copy.title}>
      <p className="-mt-4 max-w-[60ch] text-lead text-muted">{copy.lead}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-12">
        <section aria-labelledby="open" className="grid content-start gap-6 lg:col-span-7">
          <h2 id="open" className="text-h3">
            {copy.open}
          </h2>
          {open.length === 0 ? <p className="text-muted">{copy.noneOpen}</p> : null}
          <ul className="grid gap-6">
            {open.map(({ question, askers }) => (
              <li key={question} className="grid gap-3 rounded-sheet border border-line bg-card p-5">
                <p className="font-semibold wrap-anywhere">{question}</p>
                <p className="text-base text-muted">{copy.askers(askers)}</p>
                <TeachForm {...form} question={question} />
              </li>
            ))}
          </ul>
          <details>
            <summary className="py-2 font-semibold">{copy.add}</summary>
            <div className="pt-3">
              <TeachForm {...form} />
            </div>
          </details>
        </section>
        <section aria-labelledby="known" className="grid content-start gap-6 lg:col-span-5">
          <h2 id="known" className="text-h3">
            {copy.known}
          </h2>
          {known.length === 0 ? <p className="text-muted">{copy.noneKnown}</p> : null}
          <ul className="grid divide-y divide-line">
            {known.map(({ id: taughtId, question, answer, createdAt, withdrawnAt, taughtBy }) => (
              <li key={taughtId} className="grid gap-1.5 py-4">
                <p className="font-semibold wrap-anywhere">{question}</p>
                <p className={`whitespace-pre-line wrap-anywhere ${withdrawnAt ? 'text-muted line-through' : ''}`}>
                  {answer}
                </p>
                <p className="text-base text-muted">
                  {withdrawnAt ? `${copy.withdrawn} · ` : ''}
                  {taughtBy
                    ? copy.by(taughtBy.displayName || taughtBy.email, formatMoment(createdAt))
                    : formatMoment(createdAt)}
                </p>
                <TaughtButton {...form} taughtId={taughtId} question={question} holds={withdrawnAt === null} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </DeskFrame>
  );
}
