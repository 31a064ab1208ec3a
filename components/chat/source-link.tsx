import { answerCopy } from '@/lib/content/chat';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';

/** A link to the quoted sentence on its page, if it is on one. Quotes are untrusted: rendered as text only. */
export function SourceLink({ quote, className = 'py-1' }: { quote: Quote; className?: string }) {
  if (quote.isTold) return <span className={`inline-block text-muted ${className}`}>{answerCopy.told}</span>;
  // That of a made-up website: drawn, and leads nowhere.
  if (!quote.textFragmentUrl) return <span className={`link inline-block ${className}`}>{answerCopy.showOnPage}</span>;
  return (
    <a
      href={quote.textFragmentUrl}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`link inline-block ${className}`}
    >
      {answerCopy.showOnPage}
      <span className="sr-only">: {quote.pageTitle || quote.url} (opens a new tab)</span>
    </a>
  );
}
