import type { PreviewStatistics } from '@/lib/agents/preview/statistics';
import { plural } from '@/lib/text/plural';

/** How visitors use "Meet your own agent": counts only, no visitor's words. */
export function PreviewFigures({ totals, industries, openQuestions }: PreviewStatistics) {
  if (totals.reading === 0) return null;
  const { reading, failed, answer, nearest, silent } = totals;
  return (
    <details className="mt-9 rounded-sheet border border-line bg-card p-4">
      <summary className="font-semibold">
        Meet your own agent, last 30 days: {plural(reading, 'website')} tried ({failed} unreadable),{' '}
        {plural(answer + nearest + silent, 'question')} asked: {answer} answered, {nearest} close, {silent} unanswered
      </summary>
      <div className="mt-4 grid gap-x-12 gap-y-6 text-base lg:grid-cols-2">
        <div className="table-scroll">
          <table className="w-full text-left tabular-nums">
            <caption className="mb-1 text-left font-semibold">By industry</caption>
            <thead>
              <tr className="border-ink border-b-2">
                <th scope="col">Industry</th>
                <th scope="col">Websites</th>
                <th scope="col">Questions</th>
                <th scope="col">Not answered</th>
              </tr>
            </thead>
            <tbody>
              {industries.map(({ label, readings, questions, silent: unanswered }) => (
                <tr key={label} className="border-line border-b">
                  <th scope="row" className="py-1 font-normal">
                    {label}
                  </th>
                  <td>{readings}</td>
                  <td>{questions}</td>
                  <td>{unanswered}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {openQuestions.length > 0 ? (
          <div>
            <h2 className="mb-1 font-semibold font-text text-base">What websites most often leave unanswered</h2>
            <ol>
              {openQuestions.map(({ label, question, count }) => (
                <li key={`${label} ${question}`} className="flex justify-between gap-4 border-line border-b py-1">
                  <span>
                    {question} <span className="text-muted">({label})</span>
                  </span>
                  <span className="tabular-nums">{count}</span>
                </li>
              ))}
            </ol>
          </div>
        ) : null}
      </div>
    </details>
  );
}
