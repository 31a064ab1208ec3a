import { Copy } from '@/components/site/copy';
import { Check, Minus } from '@/components/ui/icons';
import { type ComparisonCell, comparison } from '@/lib/content/home/comparison';
import { HomeSection } from './home-section';

function Cell({ value }: { value: ComparisonCell }) {
  if (typeof value === 'string') return <Copy text={value} />;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon className="size-5" />
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
    </>
  );
}

/** The comparison with other kinds of product: four narrow columns, so that the table fits a phone. */
export function Comparison() {
  return (
    <HomeSection id="comparison" title={comparison.title} tone="card">
      <table className="w-full table-fixed border-collapse text-left text-[0.9rem] leading-tight sm:text-base lg:text-body">
        <caption className="sr-only">{comparison.title}</caption>
        <thead>
          <tr className="border-ink border-b-2 align-bottom">
            <td className="w-[27%]" />
            {comparison.columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`px-1.5 py-2 font-semibold sm:px-4 ${index === 0 ? 'bg-brand-soft' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map((row) => (
            <tr key={row.label} className="border-line border-b align-top">
              <th scope="row" className="py-1.5 pr-1.5 font-semibold sm:py-2.5">
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={comparison.columns[index]}
                  className={`px-1.5 py-1.5 sm:px-4 sm:py-2.5 ${index === 0 ? 'bg-brand-soft font-semibold' : 'text-muted'}`}
                >
                  <Cell value={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </HomeSection>
  );
}
