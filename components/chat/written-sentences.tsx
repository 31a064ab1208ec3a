import type { WrittenText } from '@/lib/agent/reply-type';
import { answerCopy } from '@/lib/content/chat';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import { QuoteList } from './quote-list';

/** What a language model wrote, and the lines that prove it behind a summary. */
export function WrittenSentences({
  written,
  quotes,
  language,
}: {
  written: readonly WrittenText[];
  quotes: readonly Quote[];
  /** If it is not English. */
  language?: string;
}) {
  return (
    <>
      {written.map(({ text }) => (
        <p key={text} lang={language} data-written="model" className="font-semibold wrap-anywhere">
          {text}
        </p>
      ))}
      <details className="mt-0.5 text-small">
        <summary className="py-1 text-muted underline underline-offset-4">{answerCopy.proof}</summary>
        <div className="mt-1 mb-1.5 border-line border-l-4 pl-3">
          <QuoteList quotes={quotes} />
        </div>
      </details>
    </>
  );
}
