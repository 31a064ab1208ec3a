import type { Greeting } from '@/lib/answers/greeting';
import { QuoteList } from './quote-list';

/** The agent's greeting, each part with its quote. Parts that the website does not state are missing. */
export function GreetingCard({ greeting: { name, about, hours, telephone } }: { greeting: Greeting }) {
  const parts = [
    { label: 'Name', quotes: name ? [name.quote] : [] },
    { label: 'What it does', quotes: about ? [about] : [] },
    { label: 'Opening hours', quotes: hours },
    { label: 'Telephone', quotes: telephone ? [telephone.quote] : [] },
  ].filter(({ quotes }) => quotes.length > 0);
  if (parts.length === 0) return null;
  return (
    <dl className="grid gap-x-4 gap-y-3">
      {parts.map(({ label, quotes }) => (
        <div key={label} className="border-line border-t pt-2.5 sm:grid sm:grid-cols-[7.5rem_1fr] sm:gap-x-4">
          <dt className="text-base text-muted">{label}</dt>
          <dd className="min-w-0">
            <QuoteList quotes={quotes} brief />
          </dd>
        </div>
      ))}
    </dl>
  );
}
