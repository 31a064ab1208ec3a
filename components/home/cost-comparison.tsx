import { ClaimValue, NoteMark } from '@/components/site/claim';
import { costComparison } from '@/lib/content/home/cost-comparison';
import { problems } from '@/lib/content/home/problems';
import { FigureRow } from './figure-row';
import { HomeSection } from './home-section';

const { columns, rows, hours, total, saving, note } = costComparison;
const cell = 'px-2 py-2 text-right sm:px-6 sm:py-3.5 first:text-left';

/** Two payslips as one table, whose columns add up. */
function Payslips() {
  return (
    <table className="torn-edge w-full border-collapse rounded-t-sheet border border-line bg-card text-left tabular-nums leading-snug">
      <caption className="sr-only">{costComparison.title}</caption>
      <thead>
        <tr className="border-ink border-b-2 align-bottom">
          <td className="w-[24%]" />
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`${cell} font-display text-base sm:text-h3 ${index === 1 ? 'bg-brand-soft' : ''}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className={`${cell} font-normal text-muted`}>
              {label}
            </th>
            {cells.map(({ label: line, claim }, index) => (
              <td key={claim} className={`${cell} ${index === 1 ? 'bg-brand-soft' : ''}`}>
                <span className="block text-muted text-small">{line}</span>
                <ClaimValue id={claim} marked={false} />
              </td>
            ))}
          </tr>
        ))}
        <tr className="border-line border-b">
          <th scope="row" className={`${cell} font-normal text-muted`}>
            {hours.label}
          </th>
          {hours.cells.map((text, index) => (
            <td key={text} className={`${cell} ${index === 1 ? 'bg-brand-soft' : ''}`}>
              {text}
            </td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr className="border-ink border-t-2 font-semibold sm:text-h3">
          <th scope="row" className={`${cell} pb-7 sm:pb-8`}>
            {total.label}
          </th>
          {total.cells.map((claim, index) => (
            <td key={claim} className={`${cell} pb-7 sm:pb-8 ${index === 1 ? 'bg-brand-soft' : ''}`}>
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
            className="block font-bold font-display text-numeral tabular-nums tracking-[-0.04em]"
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
