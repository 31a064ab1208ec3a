import { answerCopy } from '@/lib/content/chat';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import { SourceLink } from './source-link';

/** The quotes of one passage, in reading order. */
type Place = [Quote, ...Quote[]];

function groupByPlace(quotes: readonly Quote[]): Place[] {
  const places = new Map<string, Place>();
  for (const quote of quotes) {
    const key = `${quote.place} ${quote.url}`;
    const place = places.get(key);
    if (place) place.push(quote);
    else places.set(key, [quote]);
  }
  return [...places.values()];
}

/** Whether the lines of a passage already contain a text, so that it need not be repeated above them. */
const isSaidIn = (place: Place, text: string): boolean => place.some((quote) => quote.text.includes(text));

function PlaceQuotes({ place }: { place: Place }) {
  const focus = place.find(({ isFocus }) => isFocus) ?? place[0];
  return (
    <figure className="wrap-anywhere">
      {focus.heading && !isSaidIn(place, focus.heading) ? (
        <p className="text-base text-muted">{focus.heading}</p>
      ) : null}
      <blockquote className="mt-0.5 grid gap-1" cite={focus.isTold ? undefined : focus.url}>
        {place.map((quote) => (
          <p key={`${quote.text} ${quote.label ?? ''}`} className={quote.isFocus ? 'font-semibold' : ''}>
            {quote.label && !isSaidIn(place, quote.label) ? `${quote.label}: ` : ''}
            {quote.text}
          </p>
        ))}
      </blockquote>
      <figcaption className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-base text-muted">
        <span>{focus.pageTitle}</span>
        <SourceLink quote={focus} />
      </figcaption>
    </figure>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  return places.map((place) => <PlaceQuotes key={`${place[0].place} ${place[0].url}`} place={place} />);
}

/** Verbatim lines of a website, each passage with a link to the sentence. Unless it `isOpen`, all passages except the first are collapsed. */
export function QuoteList({ quotes, isOpen = false }: { quotes: readonly Quote[]; isOpen?: boolean }) {
  const [first, ...further] = groupByPlace(quotes);
  if (!first) return null;
  return (
    <div className="grid gap-3">
      <Places places={[first]} />
      {further.length > 0 ? (
        <details open={isOpen}>
          <summary className="py-1 text-base underline underline-offset-4">{answerCopy.more(further.length)}</summary>
          <div className="mt-2 grid gap-4">
            <Places places={further} />
          </div>
        </details>
      ) : null}
    </div>
  );
}
