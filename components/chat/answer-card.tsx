import type { ReactNode } from 'react';
import { formatLines } from '@/lib/agent/format-lines';
import type { Reply } from '@/lib/agent/reply-type';
import { type TierLabels, tierLabel } from '@/lib/agent/tier-label';
import { answerCopy } from '@/lib/content/chat';
import { answerLines } from '@/lib/reader/answers/quotes/answer-lines';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import { AgentSays } from './bubbles';
import { QuoteList } from './quote-list';
import { SourceLink } from './source-link';
import { WrittenSentences } from './written-sentences';

const tones = { answer: 'said', nearest: 'unsure', silent: 'open', reply: 'said' } as const;

/** The lines that answer, in reading size, and unless it `isBrief`, their place on the page behind a summary. */
export function AnswerQuotes({
  quotes,
  isBrief = false,
  isProof = false,
}: {
  quotes: readonly Quote[];
  isBrief?: boolean;
  /** Whether they prove what is said above them. */
  isProof?: boolean;
}) {
  const lines = answerLines(quotes);
  const [first] = lines;
  if (!first) return null;
  const hasMore = !isBrief && (quotes.length > lines.length || (first.heading !== undefined && first.heading !== ''));
  return (
    <>
      <blockquote
        cite={first.isTold ? undefined : first.url}
        className={`grid gap-0.5 wrap-anywhere ${isProof ? '' : 'font-semibold'}`}
      >
        {formatLines(quotes).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      <div className="mt-0.5 flex flex-wrap items-start gap-x-4 text-small">
        <SourceLink quote={first} />
        {hasMore ? (
          <details className="min-w-0 open:w-full">
            <summary className="py-1 text-muted underline underline-offset-4">{answerCopy.inPlace}</summary>
            <div className="mt-1 mb-1.5 border-line border-l-4 pl-3">
              <QuoteList quotes={quotes} />
            </div>
          </details>
        ) : null}
      </div>
    </>
  );
}

/** An agent's reply: an answer, which its label and style say how sure it is, or words of our own. */
export function AnswerCard({
  answer,
  labels,
  warnings,
  children,
}: {
  answer: Reply;
  labels: TierLabels;
  /** What its owner should know about the lines. */
  warnings?: ReactNode;
  /** Actions below an open question, or a request that was taken down. */
  children?: ReactNode;
}) {
  const { tier, quotes, said, fact, written, language } = answer;
  const isBare = quotes.length === 0 && !answer.isTaught;
  return (
    <AgentSays tone={tones[tier]} data-tier={tier}>
      {written ? (
        <WrittenSentences written={written} quotes={quotes} language={language} />
      ) : (
        <>
          <p lang={language} className={fact ? 'mb-0.5 font-semibold' : isBare ? '' : 'mb-0.5 text-muted text-small'}>
            {tierLabel(answer, labels)}
          </p>
          <AnswerQuotes quotes={quotes} isProof={fact !== undefined} />
        </>
      )}
      {warnings}
      {said && tier !== 'reply' ? (
        <p lang={answer.isTaught ? undefined : language} className={answer.isTaught ? 'font-semibold' : 'mt-2'}>
          {said}
        </p>
      ) : null}
      {tier === 'silent' || (tier === 'reply' && answer.request) ? children : null}
    </AgentSays>
  );
}
