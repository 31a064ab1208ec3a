import type { AskedQuestion } from '@/lib/agents/same-question';
import { agentDesk } from '@/lib/content/pages/agent-desk';

/** Questions with how many customers asked each; `none` instead of an empty list. */
export function AskedList({
  questions,
  none = '',
}: {
  questions: readonly Omit<AskedQuestion, 'id'>[];
  none?: string;
}) {
  if (questions.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ol className="grid divide-y divide-line border-line border-y">
      {questions.map(({ question, askers }) => (
        <li key={question} className="flex items-baseline justify-between gap-5 py-2.5">
          <span className="min-w-0 wrap-anywhere">{question}</span>
          {askers > 1 ? <span className="shrink-0 text-base text-muted">{agentDesk.teach.askers(askers)}</span> : null}
        </li>
      ))}
    </ol>
  );
}
