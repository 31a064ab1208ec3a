import type { OpenQuestion } from '@/lib/agents/open-questions';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { TeachForm } from '../teach-form';

/** Questions that the agent had no answer to, each answered in place. */
export function OpenQuestions({ agentId, questions }: { agentId: string; questions: readonly OpenQuestion[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-sheet border border-line bg-card px-5">
      {questions.map(({ question, askers }) => (
        <li key={question} className="grid grid-cols-[minmax(0,1fr)] gap-2 py-5">
          <p>
            <span className="font-semibold wrap-anywhere">{question}</span>{' '}
            <span className="text-base text-muted">{agentDesk.teach.askers(askers)}</span>
          </p>
          <TeachForm agentId={agentId} returnTo={`/agents/${agentId}`} question={question} isShort />
        </li>
      ))}
    </ul>
  );
}
