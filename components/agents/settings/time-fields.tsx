import { Field } from '@/components/ui/field';
import type { FieldErrors } from '@/lib/forms/form-state';

/** From when until when, as two times of day that may be empty. */
export function TimeFields({
  from,
  to,
  labels,
  errors,
  typed,
}: {
  /** The names of the two fields. */
  from: string;
  to: string;
  labels: { from: string; to: string };
  errors: FieldErrors;
  typed: Readonly<Record<string, string | undefined>>;
}) {
  return (
    <div className="grid max-w-[22rem] grid-cols-2 gap-4">
      {([from, to] as const).map((name, at) => (
        <Field
          key={name}
          label={at === 0 ? labels.from : labels.to}
          name={name}
          idPrefix="settings"
          error={errors[name]}
        >
          {(control) => <input {...control} type="time" defaultValue={typed[name]} />}
        </Field>
      ))}
    </div>
  );
}
