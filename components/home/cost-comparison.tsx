import { ClaimValue, NoteMark } from '@/components/site/claim';
import { costComparison } from '@/lib/content/home/cost-comparison';
import { problems } from '@/lib/content/home/problems';
import { FigureRow } from './figure-row';
import { HomeSection } from './home-section';

const { columns, rows, total, saving, note } = costComparison;
type Cell = (typeof rows | [typeof total])[number]['cells'][number];

function Cells({ cells }: { cells: readonly Cell[] }) {
  return cells.map((cell) =>
    typeof cell === 'string' ? (
      <td key={cell}>{cell}</td>
    ) : (
      <td key={cell.claim}>
        <small>{cell.label}</small>
        <ClaimValue id={cell.claim} marked={false} />
      </td>
    ),
  );
}

/** Two payslips as one table, whose columns add up. */
function Payslips() {
  return (
    <div className="payslips-sheet">
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
              <Cells cells={cells} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <Cells cells={total.cells} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The yearly cost of the same work, the one large numeral of the page, and what unanswered messages cost. */
export function CostComparison() {
  return (
    <HomeSection id="cost" title={costComparison.title} tone="card" size="statement">
      <Payslips />
      <p className="mt-4 lg:mt-12">
        <ClaimValue
          id={saving.claim}
          marked={false}
          className="rolls block font-bold font-display text-numeral tabular-nums tracking-[-0.04em]"
        />
        <span className="mt-2 block text-lead lg:mt-4">
          {saving.text}. <NoteMark ids={note.claims} about={note.about} />{' '}
          <span className="text-muted">{costComparison.caveat}</span>
        </span>
      </p>
      <FigureRow id="problems" {...problems} />
    </HomeSection>
  );
}
