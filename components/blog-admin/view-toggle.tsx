export type View = 'write' | 'split' | 'preview';

const labels: Record<View, string> = { write: 'Write', split: 'Split', preview: 'Preview' };

type Props = { view: View; onChange: (view: View) => void; className: string };

/** Write, both side by side, or the preview alone. Side by side needs a wide screen. */
export function ViewToggle({ view, onChange, className }: Props) {
  return (
    <fieldset className={`${className} flex rounded-sheet border border-control`}>
      <legend className="sr-only">View</legend>
      {(Object.keys(labels) as View[]).map((value) => (
        <label
          key={value}
          className={`relative grid min-h-9 cursor-pointer place-items-center px-3 text-base max-md:px-2 first-of-type:rounded-l-sheet last:rounded-r-sheet hover:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand has-checked:bg-brand has-checked:text-brand-ink forced-colors:has-checked:underline ${value === 'split' ? 'max-lg:hidden' : ''}`}
        >
          <input
            type="radio"
            name="view"
            value={value}
            checked={view === value}
            onChange={() => onChange(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  );
}
