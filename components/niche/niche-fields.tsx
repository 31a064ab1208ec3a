import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { NicheCopy } from '@/lib/content/pages/niche';
import type { FieldErrors } from '@/lib/forms/form-state';
import { pageLimits } from '@/lib/niche-research/schema';
import type { NicheValues } from './niche-form';

type Props = { copy: NicheCopy; values: NicheValues; errors: FieldErrors };

type ChoiceProps = {
  label: string;
  name: string;
  idPrefix?: string;
  options: Record<string, string>;
  value: string;
  error?: string;
};

export function Choice({ label, name, options, value, error, idPrefix = 'niche' }: ChoiceProps) {
  return (
    <Field label={label} name={name} idPrefix={idPrefix} error={error}>
      {(control) => (
        <select {...control} defaultValue={value}>
          {Object.entries(options).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const pageChoices = Object.fromEntries(pageLimits.map((pages) => [pages, `${pages} pages`]));

/** The Setup tab: niche, region, depth and the user's own sources. `children` is shown above those. */
export function NicheSetupFields({
  copy,
  values,
  errors,
  isPremium,
  children,
}: Props & { isPremium: boolean; children?: ReactNode }) {
  const { targetRegion, contentDepth, maxPages, sources } = values.options;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <Field
        label="Business niche"
        name="niche"
        idPrefix="niche"
        required
        hint="In a few plain words, for example emergency plumber or wedding photographer"
        error={errors.niche}
      >
        {(control) => <input {...control} type="text" autoComplete="off" maxLength={200} defaultValue={values.niche} />}
      </Field>
      <div className="grid content-start gap-6 sm:grid-cols-2">
        <Choice label="Target region" name="targetRegion" options={copy.regions} value={targetRegion} />
        <Choice label="Content depth" name="contentDepth" options={copy.depths} value={contentDepth} />
        {isPremium ? <Choice label="Maximum pages" name="maxPages" options={pageChoices} value={maxPages} /> : null}
      </div>
      {children}
      <Field label={copy.own.label} name="sources" idPrefix="niche" hint={copy.own.hint} error={errors.options}>
        {(control) => (
          <Textarea {...control} data-field="options" rows={3} spellCheck={false} defaultValue={sources.join('\n')} />
        )}
      </Field>
    </div>
  );
}

/** The Advanced tab: kinds of source, and the download that is highlighted. */
export function NicheAdvancedFields({ copy, values, errors }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <fieldset>
        <legend className="mb-1.5 font-semibold">Content focus</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {(Object.keys(copy.focus) as (keyof NicheCopy['focus'])[]).map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name={name}
                defaultChecked={values.options[name]}
                className="size-5 shrink-0 accent-brand"
              />
              {copy.focus[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <Choice label="Output format" name="format" options={copy.formats} value={values.format} error={errors.format} />
    </div>
  );
}
