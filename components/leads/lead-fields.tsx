import type { ReactNode } from 'react';
import { type ControlProps, Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { FieldErrors } from '@/lib/forms/form-state';
import { fieldsOf, type LeadField, type LeadForm } from '@/lib/leads/fields';

const inputTypes: Partial<Record<LeadField['type'], 'email' | 'tel' | 'url'>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
};

function renderControl({ type, choices, autoComplete }: LeadField, control: ControlProps, value: string | undefined) {
  if (type === 'lines') return <Textarea {...control} rows={6} defaultValue={value} />;
  if (choices) {
    return (
      <select {...control} defaultValue={value ?? ''}>
        <option value="">Choose…</option>
        {Object.entries(choices).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...control}
      type={inputTypes[type]}
      inputMode={type === 'tel' ? undefined : inputTypes[type]}
      autoComplete={autoComplete}
      autoCapitalize={autoComplete === 'name' ? 'words' : undefined}
      enterKeyHint="next"
      defaultValue={value}
    />
  );
}

/** The fields of a lead form: those of one line in a grid, below them those of several. `typed` holds the initial values. */
export function LeadFields({
  form,
  typed,
  errors,
  children,
}: {
  form: LeadForm;
  typed: Record<string, string>;
  errors: FieldErrors;
  /** Further fields at the end of the grid. */
  children?: ReactNode;
}) {
  const renderField = ([name, field]: ReturnType<typeof fieldsOf>[number]) => (
    <Field
      key={name}
      idPrefix={form}
      name={name}
      label={field.formLabel ?? field.label}
      hint={field.hint?.[form]}
      error={errors[name]}
      required={field.forms[form] === 'required'}
    >
      {(control) => renderControl(field, control, typed[name])}
    </Field>
  );
  const fields = fieldsOf(form);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        {fields.filter(([, { type }]) => type !== 'lines').map(renderField)}
        {children}
      </div>
      {fields.filter(([, { type }]) => type === 'lines').map(renderField)}
    </>
  );
}
