import { QuoteList } from '@/components/chat/quote-list';
import { agentPreview } from '@/lib/content/pages/agent-preview';
import type { Warning } from '@/lib/reader/answers/warnings/warning';
import { warningLabels } from '@/lib/reader/answers/warnings/warning-labels';

/** Warnings about a website, each with the line that shows it. */
export function WarningNote({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <div className="mt-3 grid gap-3 rounded-sheet border-2 border-accent bg-accent-soft p-3">
      {warnings.map(({ kind, quote, against, markup }) => (
        <div key={`${kind} ${quote.url} ${quote.text}`}>
          <p className="mb-1 font-semibold">
            {agentPreview.warning}: {warningLabels[kind]}
          </p>
          <QuoteList quotes={against ? [quote, { ...against, place: quote.place + 1 }] : [quote]} isOpen />
          {markup ? <p className="mt-1 text-base">{agentPreview.markupHours(markup)}</p> : null}
        </div>
      ))}
    </div>
  );
}
