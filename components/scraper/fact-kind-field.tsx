import { Field } from '@/components/ui/field';
import { factKinds } from '@/lib/content/fact-kinds';
import { ownerKinds } from '@/lib/reader/facts/owner/owner-kinds';

/** What kind of fact an owner adds, as `kind` of a form. */
export function FactKindField({ idPrefix, error, initial }: { idPrefix: string; error?: string; initial?: string }) {
  return (
    <Field label="What it is" name="kind" idPrefix={idPrefix} error={error}>
      {(control) => (
        <select {...control} defaultValue={initial}>
          {ownerKinds.map((kind) => (
            <option key={kind} value={kind}>
              {factKinds[kind]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
