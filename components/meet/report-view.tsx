import type { ReactNode } from 'react';
import { AnswerQuotes } from '@/components/chat/answer-card';
import type { TaughtAnswer } from '@/lib/agent/taught/recall';
import { agentPreview } from '@/lib/content/pages/agent-preview';
import type { Report, ReportEntry } from '@/lib/reader/answers/report/report';
import { WarningNote } from './warning-note';

function Part({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className="mt-1 text-muted">{lead}</p>
      {children}
    </section>
  );
}

function Entries({ id, title, lead, entries }: { id: string; title: string; lead: string; entries: ReportEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Part id={id} title={`${title} (${entries.length})`} lead={lead}>
      <dl className="mt-4 border-line border-t">
        {entries.map(({ intent, question, quotes }) => (
          <div key={intent} className="gap-x-6 border-line border-b py-2 sm:grid sm:grid-cols-[2fr_3fr]">
            <dt className="text-muted">{question}</dt>
            <dd>
              <AnswerQuotes quotes={quotes} isBrief />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function QuestionList({
  id,
  title,
  lead,
  questions,
}: {
  id: string;
  title: string;
  lead: string;
  questions: string[];
}) {
  if (questions.length === 0) return null;
  return (
    <Part id={id} title={`${title} (${questions.length})`} lead={lead}>
      <ul className="mt-4 border-line border-t sm:grid sm:grid-cols-2 sm:gap-x-10">
        {questions.map((question) => (
          <li key={question} className="border-line border-b py-1.5 wrap-anywhere">
            {question}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What a website has left behind, and the questions of customers with its answers. `added` are the visitor's own questions. */
export function ReportView({
  report,
  added,
  taught,
}: {
  report: Report;
  added: string[];
  taught: readonly TaughtAnswer[];
}) {
  const { answered, half, unanswered, warnings } = report;
  const copy = agentPreview.findings;
  const findings = warnings.filter(({ kind }) => kind !== 'not-yours');
  const others = warnings.filter(({ kind }) => kind === 'not-yours');
  const isOpen = (question: string) => !taught.some((one) => one.question === question);
  return (
    <div className="grid gap-12">
      {findings.length > 0 ? (
        <Part id="findings" title={copy.title(findings.length)} lead={copy.lead}>
          <WarningNote warnings={findings} />
        </Part>
      ) : null}
      <QuestionList
        id="not-answered"
        title="Missing"
        lead="An agent would take the customer’s number and ask you."
        questions={unanswered.map(({ question }) => question).filter(isOpen)}
      />
      <QuestionList
        id="added"
        title="Your own questions"
        lead="The ones you added to the list."
        questions={added.filter(isOpen)}
      />
      <QuestionList
        id="taught"
        title="You taught the agent"
        lead="It comes with you into the trial."
        questions={taught.map(({ question, answer }) => `${question} ${answer}`)}
      />
      <Entries
        id="half"
        title="Half answered"
        lead="The website mentions the subject but doesn’t answer the question."
        entries={half}
      />
      <Entries id="answered" title="Answered" lead="In the words of the website." entries={answered} />
      {others.length > 0 ? (
        <details>
          <summary className="py-1 font-semibold">
            {copy.others} ({others.length})
          </summary>
          <WarningNote warnings={others} />
        </details>
      ) : null}
    </div>
  );
}
