import type { ReactNode } from 'react';
import { DeskFrame } from '@/components/agents/desk-frame';
import { FactForm } from '@/components/agents/fact-form';
import { FactRow, SaidRow } from '@/components/agents/fact-row';
import { TeachTabs } from '@/components/agents/teach-tabs';
import { KeepFocus } from '@/components/ui/keep-focus';
import { requireAgent } from '@/lib/agents/access';
import { saidHistory } from '@/lib/agents/facts/said';
import { keyOfShelved, type ShelvedFact, shelvesOf } from '@/lib/agents/facts/shelves';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment } from '@/lib/format';
import { hiddenPage } from '@/lib/seo/metadata';

const copy = agentDesk.facts;

export const metadata = hiddenPage(copy.title);

const SHOWN = 12;

/** A shelf of facts; of a long one, the rest is behind a summary. */
function Shelf({ id, title, text, rows }: { id: string; title: string; text: string; rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h2 id={id} className="text-h3">
        {title} <span className="font-normal text-muted tabular-nums">{rows.length}</span>
      </h2>
      <p className="max-w-[65ch] text-base text-muted">{text}</p>
      <ul className="border-line border-t">{rows.slice(0, SHOWN)}</ul>
      {rows.length > SHOWN ? (
        <details>
          <summary className="py-2 font-semibold">{copy.more(rows.length - SHOWN)}</summary>
          <ul>{rows.slice(SHOWN)}</ul>
        </details>
      ) : null}
    </section>
  );
}

/** What was said of the facts, also what no longer holds. */
function History({ said }: { said: Awaited<ReturnType<typeof saidHistory>> }) {
  if (said.length === 0) return null;
  return (
    <details>
      <summary className="py-2 font-semibold">{copy.history}</summary>
      <ul className="border-line border-t">
        {said.map(({ id, verdict, text, correction, createdAt, withdrawnAt, by }) => (
          <li key={id} className="grid gap-0.5 border-line border-b py-2 text-base wrap-anywhere">
            <span className={`whitespace-pre-line ${withdrawnAt ? 'text-muted' : ''}`}>
              {text ? <del>{text}</del> : null} {correction}
            </span>
            <span className="text-muted">
              {copy.said[verdict]}, {by ? `${by}, ` : ''}
              {formatMoment(createdAt)}
              {withdrawnAt ? ` · ${copy.until(formatMoment(withdrawnAt))}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The facts of an agent's website, which its members check, correct and add to. */
export default async function FactsPage({ params }: PageProps<'/agents/[id]/teach/facts'>) {
  const { id } = await params;
  const { agent } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/teach/facts`);
  const here = `/agents/${agent.id}/teach/facts`;
  const place = { agentId: agent.id, here };
  const shelves = await shelvesOf(agent.id, agent.readingId);
  const rows = (facts: readonly ShelvedFact[] = []) =>
    facts.map((fact) => <FactRow key={keyOfShelved(fact)} {...place} fact={fact} />);
  const said = [...(shelves?.added ?? []), ...(shelves?.kept ?? [])];
  return (
    <DeskFrame agent={agent} here="teach" title={copy.title}>
      <TeachTabs agentId={agent.id} here="facts" />
      <p className="-mt-4 max-w-[60ch] text-lead text-muted">{shelves ? copy.lead : copy.unread}</p>
      <KeepFocus className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <Shelf id="stated" {...copy.shelves.stated} rows={rows(shelves?.stated)} />
        <section aria-labelledby="add" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="add" className="text-h3">
            {copy.addTitle}
          </h2>
          <FactForm agentId={agent.id} returnTo={here} />
        </section>
        <Shelf
          id="added"
          {...copy.shelves.added}
          rows={said.map((one) => <SaidRow key={one.id} {...place} said={one} />)}
        />
        <Shelf id="found" {...copy.shelves.found} rows={rows(shelves?.found)} />
        <History said={await saidHistory(agent.id)} />
      </KeepFocus>
    </DeskFrame>
  );
}
