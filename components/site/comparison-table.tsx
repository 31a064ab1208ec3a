import { Copy } from './copy';

/** A comparison table; on phones each row becomes a labelled group. The first value column is this product. */
export function ComparisonTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
}) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-ink border-b-2">
          <td className="w-1/4" />
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`px-4 py-3 font-semibold ${index === 0 ? 'text-brand' : ''}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={row.label} className="border-line border-b max-md:block max-md:py-4">
            <th scope="row" className="py-3.5 pr-4 font-semibold max-md:block max-md:py-1">
              {row.label}
            </th>
            {row.cells.map((cell, index) => (
              <td
                key={columns[index]}
                className={`px-4 py-3.5 max-md:grid max-md:grid-cols-[1.5rem_1fr] max-md:px-0 max-md:py-0.5 ${
                  index === 0 ? 'bg-brand-soft font-semibold max-md:bg-transparent' : 'text-muted'
                }`}
              >
                <span aria-hidden="true" className="font-normal text-muted md:hidden">
                  {index === 0 ? '✓' : '–'}
                </span>
                <span>
                  <Copy text={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
