import { z } from 'zod';
import { DeskFrame } from '@/components/agents/desk-frame';
import { OpenQuestions } from '@/components/agents/open-questions';
import { ConflictNote, TaughtButton } from '@/components/agents/taught-note';
import { TeachForm } from '@/components/agents/teach-form';
import { TeachTabs } from '@/components/agents/teach-tabs';
import { KeepFocus } from '@/components/ui/keep-focus';
import { Link } from '@/components/ui/link';
import { requireAgent } from '@/lib/agents/access';
import { conflictOf } from '@/lib/agents/conflicts';
import { listOpenQuestions } from '@/lib/agents/open-questions';
import {
  countUses,
  FORMER_PAGE,
  listDismissed,
  listFormerlyTaught,
  listTaught,
  type Taught,
} from '@/lib/agents/taught';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment } from '@/lib/format';
import { hiddenPage } from '@/lib/seo/metadata';

const copy = agentDesk.teach;

export const metadata = hiddenPage(copy.title);

type TaughtProps = { agentId: string; returnTo: string; taught: readonly Taught[]; uses: ReadonlyMap<string, number> };

/** Taught answers with who taught them, how often they were said, and what the website says otherwise. */
function TaughtList({ agentId, returnTo, taught, uses }: TaughtProps) {
  return (
    <ul className="grid divide-y divide-line">
      {taught.map(({ id, question, answer, createdAt, withdrawnAt, taughtBy, conflict: stored }) => {
        const conflict = withdrawnAt ? undefined : conflictOf(stored);
        const when = formatMoment(createdAt);
        return (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 py-4">
            <p className="font-semibold wrap-anywhere">{question}</p>
            <p className={`whitespace-pre-line wrap-anywhere ${withdrawnAt ? 'text-muted line-through' : ''}`}>
              {answer}
            </p>
            <p className="text-base text-muted wrap-anywhere">
              {taughtBy ? copy.by(taughtBy.displayName || taughtBy.email, when) : when} ·{' '}
              {copy.uses(uses.get(answer) ?? 0)}
            </p>
            {conflict ? <ConflictNote conflict={conflict} /> : null}
            <TaughtButton
              agentId={agentId}
              returnTo={returnTo}
              taughtId={id}
              question={question}
              holds={withdrawnAt === null}
            />
          </li>
        );
      })}
    </ul>
  );
}

const querySchema = z.object({ former: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined) });

/** The links to later and earlier answers that no longer hold. */
function FormerPages({ here, page, count }: { here: string; page: number; count: number }) {
  const link = (to: number, label: string) => (
    <Link href={`${here}?former=${to}#known`} prefetch={false} className="link py-2">
      {label}
    </Link>
  );
  return (
    <p className="flex flex-wrap gap-6">
      {page > 1 ? link(page - 1, copy.later) : null}
      {page * FORMER_PAGE < count ? link(page + 1, copy.earlier) : null}
    </p>
  );
}

/** What an agent could not answer, and what it was taught. */
export default async function TeachPage({ params, searchParams }: PageProps<'/agents/[id]/teach'>) {
  const { id } = await params;
  const { agent } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/teach`);
  const { former: asked } = querySchema.parse(await searchParams);
  const [open, known] = [await listOpenQuestions(agent.id), await listTaught(agent.id)];
  const { former, count } = await listFormerlyTaught(agent.id, asked ?? 1);
  const form = { agentId: agent.id, returnTo: `/agents/${agent.id}/teach` };
  const uses = await countUses(agent.id);
  const dismissed = await listDismissed(agent.id);
  return (
    <DeskFrame agent={agent} here="teach" title={copy.title}>
      <TeachTabs agentId={agent.id} here="answers" />
      <p className="-mt-4 max-w-[60ch] text-lead text-muted">{copy.lead}</p>
      <KeepFocus className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-12">
        <section aria-labelledby="open" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-span-7">
          <h2 id="open" className="text-h3">
            {copy.open}
          </h2>
          {open.length === 0 ? (
            <p className="text-muted">{copy.noneOpen}</p>
          ) : (
            <OpenQuestions {...form} questions={open} />
          )}
          {dismissed.length > 0 ? (
            <details>
              <summary className="py-2 font-semibold">
                {copy.dismissed} <span className="font-normal text-muted tabular-nums">{dismissed.length}</span>
              </summary>
              <ul className="grid divide-y divide-line">
                {dismissed.map(({ id: taughtId, question }) => (
                  <li key={taughtId} className="flex items-center justify-between gap-4 py-2">
                    <span className="min-w-0 wrap-anywhere">{question}</span>
                    <TaughtButton {...form} taughtId={taughtId} question={question} holds />
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
          <details>
            <summary className="py-2 font-semibold">{copy.add}</summary>
            <div className="pt-3">
              <TeachForm {...form} />
            </div>
          </details>
        </section>
        <section aria-labelledby="known" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-span-5">
          <h2 id="known" className="text-h3">
            {copy.known}
          </h2>
          {known.length === 0 ? <p className="text-muted">{copy.noneKnown}</p> : null}
          <TaughtList {...form} taught={known} uses={uses} />
          {count > 0 ? (
            <details open={asked !== undefined}>
              <summary className="py-2 font-semibold">
                {copy.formerly} <span className="font-normal text-muted tabular-nums">{count}</span>
              </summary>
              <TaughtList {...form} taught={former} uses={uses} />
              <FormerPages here={form.returnTo} page={asked ?? 1} count={count} />
            </details>
          ) : null}
        </section>
      </KeepFocus>
    </DeskFrame>
  );
}
