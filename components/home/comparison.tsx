import { Copy } from '@/components/site/copy';
import { type ComparisonCell, comparison } from '@/lib/content/home/comparison';
import { HomeSection } from './home-section';

function Cell({ value }: { value: ComparisonCell }) {
  if (typeof value === 'string') return <Copy text={value} />;
  return <span className={value ? 'yes' : 'no'}>{value ? 'Yes' : 'No'}</span>;
}

/** The comparison with other kinds of product: four narrow columns, so that the table fits a phone. */
export function Comparison() {
  return (
    <HomeSection id="comparison" title={comparison.title} tone="card">
      <table className="comparison">
        <caption className="sr-only">{comparison.title}</caption>
        <thead>
          <tr>
            <td />
            {comparison.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, index) => (
                <td key={comparison.columns[index]}>
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
