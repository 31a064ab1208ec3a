import type { ReactNode } from 'react';
import { warningLabels } from '@/lib/answers/warning-labels';
import type { Warning } from '@/lib/answers/warnings';
import { agentPreview } from '@/lib/content/pages/meet-your-agent';
import type { Reply } from '@/lib/conversation/converse';
import { QuoteList } from './quote-list';

/** A warning about a website, with the line that shows it. */
export function WarningNote({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <div className="mt-3 grid gap-3 rounded-sheet border-2 border-accent bg-accent-soft p-3">
      {warnings.map(({ kind, quote }) => (
        <div key={`${kind} ${quote.url} ${quote.text}`}>
          <p className="mb-1 font-semibold">
            {agentPreview.warning}: {warningLabels[kind]}
          </p>
          <QuoteList quotes={[quote]} />
        </div>
      ))}
    </div>
  );
}

const looks = {
  answer: 'border-l-4 border-brand bg-brand-soft',
  nearest: 'border-2 border-control border-dashed bg-card text-muted',
  silent: 'border-l-4 border-accent bg-card',
  reply: 'border border-line bg-card',
} as const;

export type TierLabels = { answer: string; nearest: string; silent: string };

/** What a reply says above its quotes. */
export const labelOf = ({ tier, said = '' }: Reply, labels: TierLabels): string =>
  tier === 'reply' ? said : labels[tier];

/** An agent's reply: an answer in one of three tiers, which differ in label and style, or words of our own. */
export function AnswerCard({
  answer,
  labels,
  children,
}: {
  answer: Reply;
  labels: TierLabels;
  /** Actions below a silent answer. */
  children?: ReactNode;
}) {
  const { tier, quotes, warnings, said } = answer;
  return (
    <div className={`rounded-sheet p-3.5 ${looks[tier]}`} data-tier={tier}>
      <p className={`text-base ${quotes.length === 0 ? '' : 'mb-2 font-semibold'}`}>{labelOf(answer, labels)}</p>
      {tier === 'silent' ? children : null}
      {quotes.length > 0 ? <QuoteList quotes={quotes} /> : null}
      {warnings.length > 0 ? <WarningNote warnings={warnings} /> : null}
      {said && tier !== 'reply' ? <p className="mt-2 text-base">{said}</p> : null}
    </div>
  );
}
