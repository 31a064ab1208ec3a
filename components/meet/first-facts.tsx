import { SourceLink } from '@/components/chat/source-link';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import type { Greeting } from '@/lib/reader/answers/report/greeting';

/** What the agent knows first, each with the line that proves it. What the website does not state is missing. */
export function FirstFacts({ greeting: { about, hours, telephone }, today }: { greeting: Greeting; today?: string }) {
  const facts: { label: string; text: string; quote?: Quote }[] = [
    { label: 'What it does', text: about?.text ?? '', quote: about },
    { label: 'Opening hours', text: today ? `Today, ${today}` : '', quote: hours[0] },
    { label: 'Telephone', text: telephone?.value ?? '', quote: telephone?.quote },
  ];
  const found = facts.filter(({ text }) => text !== '');
  if (found.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-y-1">
      {found.map(({ label, text, quote }) => (
        <div key={label} className="border-line border-t pt-1.5">
          <dt className="sr-only">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
            {text} {quote ? <SourceLink quote={quote} className="text-small" /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
