import type { ReactNode } from 'react';

/** The class of every text input, select and textarea. */
export const controlClass = 'control';

/** Props that associate a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  name: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  className: string;
};

/**
 * A form field: label above, hint below, error next to it. `children` renders the control with the given props. `idPrefix`
 * keeps ids unique if a page has two forms.
 */
export function Field({
  label,
  name,
  idPrefix = 'field',
  required = false,
  hint,
  error,
  children,
}: {
  label: ReactNode;
  name: string;
  idPrefix?: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = `${idPrefix}-${name}`;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {required ? (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        ) : null}
      </label>
      {children({
        id,
        name,
        required: required || undefined,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: controlClass,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-base text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-base text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
