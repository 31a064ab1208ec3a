import type { ReactNode } from 'react';
import type { Answer } from '@/lib/answers/answer';
import { warningLabels } from '@/lib/answers/warning-labels';
import type { Warning } from '@/lib/answers/warnings';
import { agentPreview } from '@/lib/content/pages/meet-your-agent';
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
} as const;

export type TierLabels = { answer: string; nearest: string; silent: string };

/** An agent's answer in one of three tiers, which differ in label and style. */
export function AnswerCard({
  answer: { tier, quotes, warnings },
  labels,
  children,
}: {
  answer: Answer;
  labels: TierLabels;
  /** Actions below a silent answer. */
  children?: ReactNode;
}) {
  return (
    <div className={`rounded-sheet p-3.5 ${looks[tier]}`} data-tier={tier}>
      <p className={`text-base ${tier === 'silent' ? '' : 'mb-2 font-semibold'}`}>{labels[tier]}</p>
      {tier === 'silent' ? children : <QuoteList quotes={quotes} />}
      {warnings.length > 0 ? <WarningNote warnings={warnings} /> : null}
    </div>
  );
}
