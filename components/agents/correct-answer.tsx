import { KeepFocus } from '@/components/ui/keep-focus';
import { Link } from '@/components/ui/link';
import type { Correctable } from '@/lib/agents/conversations/correctable';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment } from '@/lib/format';
import { ConflictNote, TaughtButton } from './taught-note';
import { TaughtWords } from './taught-words';
import { TeachForm } from './teach-form';

const copy = agentDesk.correct;

/** Below an answer of the agent: what it was taught for the question since, and the form that corrects it, which opens in place. */
export function CorrectAnswer({
  agentId,
  here,
  correctable: { question, answer, taught },
}: {
  agentId: string;
  here: string;
  correctable: Correctable;
}) {
  return (
    <KeepFocus className="-mt-2 grid max-w-[94%] grid-cols-[minmax(0,1fr)] gap-2 pl-3.5 text-base">
      {taught ? (
        <div className="grid gap-2 border-brand border-l-4 pl-3">
          <TaughtWords lead={copy.taught(taught.by, formatMoment(taught.at))} answer={taught.answer} />
          {taught.conflict ? <ConflictNote conflict={taught.conflict} /> : null}
          <div className="flex flex-wrap items-center gap-4">
            <TaughtButton agentId={agentId} returnTo={here} taughtId={taught.id} question={taught.question} holds />
            <Link href={`/agents/${agentId}/teach#known`} prefetch={false} className="link py-2">
              {copy.history}
            </Link>
          </div>
        </div>
      ) : null}
      <details className="min-w-0">
        <summary className="w-fit py-2 text-muted underline underline-offset-4">
          {taught ? copy.again : copy.open}
          <span className="sr-only">: {question}</span>
        </summary>
        <div className="py-2">
          <TeachForm
            agentId={agentId}
            returnTo={here}
            question={question}
            editsQuestion
            answer={taught?.answer ?? answer}
            use={copy.use}
          />
        </div>
      </details>
    </KeepFocus>
  );
}
