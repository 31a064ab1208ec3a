import { ClaimValue, NoteMark } from '@/components/site/claim';
import { costComparison } from '@/lib/content/home/cost-comparison';
import { problems } from '@/lib/content/home/problems';
import { FigureRow } from './figure-row';
import { HomeSection } from './home-section';

const { columns, rows, hours, total, saving, note } = costComparison;
/** Two payslips as one table, whose columns add up. */
function Payslips() {
  return (
    <table className="payslips torn-edge">
      <caption className="sr-only">{costComparison.title}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map(({ label: line, claim }) => (
              <td key={claim}>
                <small>{line}</small>
                <ClaimValue id={claim} marked={false} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{hours.label}</th>
          {hours.cells.map((text) => (
            <td key={text}>{text}</td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.label}</th>
          {total.cells.map((claim) => (
            <td key={claim}>
              <ClaimValue id={claim} marked={false} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The yearly cost of the same work, the one large numeral of the page, and what unanswered messages cost. */
export function CostComparison() {
  return (
    <HomeSection id="cost" title={costComparison.title} tone="card" size="statement">
      <Payslips />
      <div className="mt-4 grid items-end gap-x-12 gap-y-2 lg:mt-12 lg:grid-cols-12">
        <p className="lg:col-span-8">
          <ClaimValue
            id={saving.claim}
            marked={false}
            className="rolls block font-bold font-display text-numeral tabular-nums tracking-[-0.04em]"
          />
          <span className="mt-2 block text-lead lg:mt-4">
            {saving.text} <NoteMark ids={note.claims} about={note.about} />
          </span>
        </p>
        <p className="max-w-[34ch] text-muted lg:col-span-4">{costComparison.caveat}</p>
      </div>
      <FigureRow id="problems" {...problems} />
    </HomeSection>
  );
}
