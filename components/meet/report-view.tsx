import { proofOf, type Report, type ReportEntry } from '@/lib/answers/report';
import { plural } from '@/lib/text/plural';
import { WarningNote } from './answer-card';
import { QuoteList } from './quote-list';

function Entries({ id, title, lead, entries }: { id: string; title: string; lead: string; entries: ReportEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title} ({entries.length})
      </h2>
      <p className="mt-1 text-muted">{lead}</p>
      <dl className="mt-4 border-line border-t">
        {entries.map((entry) => (
          <div key={entry.intent} className="border-line border-b py-3">
            <dt className="font-semibold">{entry.question}</dt>
            {entry.quotes.length > 0 ? (
              <dd className="mt-1.5 border-line border-l-4 pl-4">
                <QuoteList quotes={proofOf(entry)} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
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
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title} ({questions.length})
      </h2>
      <p className="mt-1 text-muted">{lead}</p>
      <ul className="mt-4 border-line border-t sm:grid sm:grid-cols-2 sm:gap-x-10">
        {questions.map((question) => (
          <li key={question} className="border-line border-b py-2.5 wrap-anywhere">
            {question}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The questions of customers with the website's answers. `added` are the visitor's own questions. */
export function ReportView({ report, added }: { report: Report; added: string[] }) {
  const { answered, half, unanswered, warnings } = report;
  return (
    <div className="grid gap-12">
      <QuestionList
        id="not-answered"
        title="Not answered"
        lead="An agent would take the customer’s number and ask you."
        questions={unanswered.map(({ question }) => question)}
      />
      <QuestionList id="added" title="Your own questions" lead="The ones you added to the list." questions={added} />
      <Entries
        id="half"
        title="Half answered"
        lead="The website mentions the subject but doesn’t answer the question."
        entries={half}
      />
      {warnings.length > 0 ? (
        <section aria-labelledby="warnings">
          <h2 id="warnings" className="text-h3">
            {plural(warnings.length, 'thing')} worth checking
          </h2>
          <WarningNote warnings={warnings} />
        </section>
      ) : null}
      <Entries id="answered" title="Answered" lead="In the words of the website." entries={answered} />
    </div>
  );
}
