import type { ReactNode } from 'react';
import { controlClass } from '@/components/ui/field';

/** A labelled field in the filter of a list. */
export function FilterField({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={`filter-${name}`} className="mb-1 block font-semibold text-base">
        {label}
      </label>
      {children}
    </div>
  );
}

type SelectProps = {
  label: string;
  name: string;
  value: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
  className?: string;
};

/** A choice in the filter of a list. */
export function FilterSelect({ label, name, value = '', choices, className = controlClass }: SelectProps) {
  return (
    <FilterField label={label} name={name}>
      <select id={`filter-${name}`} name={name} defaultValue={value} className={className}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </FilterField>
  );
}
