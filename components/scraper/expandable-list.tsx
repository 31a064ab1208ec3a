import { type ReactElement, type Ref, useState } from 'react';

const SHOWN_ROWS = 6;
/** So many more are worth a press. */
const MIN_HIDDEN = 4;

type Props = {
  /** What the rows are called: `facts`. */
  unit: string;
  rows: readonly ReactElement[];
  ref?: Ref<HTMLUListElement>;
};

/** The first rows of a list, and a button for all of them. */
export function ExpandableList({ unit, rows, ref }: Props) {
  const [isExpanded, setExpanded] = useState(false);
  const isLong = rows.length >= SHOWN_ROWS + MIN_HIDDEN;
  if (rows.length === 0) return null;
  return (
    <>
      <ul ref={ref} className="border-line border-t">
        {rows.slice(0, isLong && !isExpanded ? SHOWN_ROWS : undefined)}
      </ul>
      {isLong ? (
        <button
          type="button"
          className="link mt-2 block py-2 font-semibold text-base"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? `Show fewer ${unit}` : `Show all ${rows.length} ${unit}`}
        </button>
      ) : null}
    </>
  );
}
