import type { ReactNode } from 'react';
import type { PreviewScore } from '@/lib/agents/preview/preview-view';
import { agentPreview } from '@/lib/content/pages/agent-preview';
import { plural } from '@/lib/text/plural';

const PARTS = [
  { key: 'answered', label: 'answered with proof', className: 'fill-brand' },
  { key: 'half', label: 'half answered', className: 'fill-accent' },
  { key: 'unanswered', label: 'not answered', className: 'fill-line' },
] as const;

/** A stacked bar of answered, half answered and unanswered questions. The text below has the figures. */
function ScoreBar({ score }: { score: PreviewScore }) {
  let start = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, score.asked)} 1`}
      preserveAspectRatio="none"
      className="block h-4 w-full rounded-full"
    >
      {PARTS.map(({ key, className }) => {
        const x = start;
        start += score[key];
        return <rect key={key} x={x} width={score[key]} height={1} className={className} />;
      })}
    </svg>
  );
}

/** The score of a website: how many questions of customers it answers. */
export function ScoreSummary({
  score,
  isPartial = false,
  children,
}: {
  score: PreviewScore;
  /** Whether pages were left out. */
  isPartial?: boolean;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="score" className="rounded-sheet border border-line bg-card p-4 shadow-sheet sm:p-5">
      <h2 id="score" className="text-h3">
        {isPartial ? 'What we’ve read' : 'Your website'} answers {score.answered} of the {score.asked} questions
        customers ask {score.audience}.
      </h2>
      <div className="mt-3">
        <ScoreBar score={score} />
      </div>
      <ul className="mt-2 text-base text-muted tabular-nums">
        {PARTS.map(({ key, label }) => (
          <li key={key}>
            {score[key]} {label}
          </li>
        ))}
        {score.warnings > 0 ? <li>{plural(score.warnings, 'thing')} worth checking</li> : null}
      </ul>
      {isPartial ? <p className="mt-3 text-base text-muted">{agentPreview.partial}</p> : null}
      {children ? <div className="mt-4">{children}</div> : null}
    </section>
  );
}
