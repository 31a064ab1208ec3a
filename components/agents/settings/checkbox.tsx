/**
 * A box with its label. The hidden field says that it was there, so that one that was emptied stays empty when a form without JavaScript
 * comes back with a problem.
 */
export function Checkbox({
  name,
  label,
  checked,
  hint,
}: {
  name: string;
  label: string;
  checked: boolean;
  hint?: string;
}) {
  return (
    <div>
      <input type="hidden" name={name} value="" />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={name}
          value="on"
          defaultChecked={checked}
          aria-describedby={hint ? `${name}-hint` : undefined}
          className="size-5 shrink-0 accent-brand"
        />
        <span className="wrap-anywhere">{label}</span>
      </label>
      {hint ? (
        <p id={`${name}-hint`} className="pl-8 text-base text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
