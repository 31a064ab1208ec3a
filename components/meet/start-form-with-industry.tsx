'use client';

import { Field } from '@/components/ui/field';
import { StartForm, type StartFormProps } from './start-form';

export type IndustryFormProps = Omit<StartFormProps, 'industryField' | 'copy'> & {
  industry?: string;
  industries: readonly { value: string; label: string }[];
  copy: StartFormProps['copy'] & { industry: string; industryHint?: string };
};

/** The form that starts a preview, with the choice of an industry, which the home page does without. */
export function StartFormWithIndustry({ industry, industries, ...props }: IndustryFormProps) {
  const { copy } = props;
  return (
    <StartForm
      {...props}
      industryField={(chosen) => (
        <Field label={copy.industry} name="industry" idPrefix="meet" hint={copy.industryHint}>
          {(control) => (
            <select {...control} defaultValue={chosen ?? industry ?? ''}>
              <option value="">Find out from the website</option>
              {industries.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    />
  );
}
