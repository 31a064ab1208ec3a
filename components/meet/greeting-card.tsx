import type { Greeting } from '@/lib/answers/greeting';
import type { Quote } from '@/lib/answers/quotes';
import { QuoteList } from './quote-list';

/** The quoted words of a name or number as the line writes them, without the rest of it. */
function excerptOf(stated: { value: string; quote: Quote } | undefined): Quote[] {
  if (!stated) return [];
  const { value, quote } = stated;
  const at = quote.text.toLowerCase().indexOf(value.toLowerCase());
  return [at < 0 ? quote : { ...quote, text: quote.text.slice(at, at + value.length), label: undefined }];
}

/** The agent's greeting, each part with its quote. Parts that the website does not state are missing. */
export function GreetingCard({ greeting: { name, about, hours, telephone } }: { greeting: Greeting }) {
  const parts = [
    { label: 'Name', quotes: excerptOf(name) },
    { label: 'What it does', quotes: about ? [about] : [] },
    { label: 'Opening hours', quotes: hours },
    { label: 'Telephone', quotes: excerptOf(telephone) },
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
