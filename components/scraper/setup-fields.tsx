'use client';

import { Field } from '@/components/ui/field';
import type { ScraperCopy } from '@/lib/content/pages/scraper';
import type { FieldErrors } from '@/lib/forms/form-state';
import type { BusinessType } from '@/lib/industries';
import type { RunRequest } from '@/lib/website-scraper/schema';

export type BusinessChoice = { value: BusinessType; label: string; selectors: readonly string[] };
type Props = {
  types: readonly BusinessChoice[];
  /** Labels of the languages by code. */
  languages: Record<string, string>;
  copy: ScraperCopy;
  values: RunRequest;
  errors: FieldErrors;
  onType: (type: BusinessType) => void;
};

const content = [
  { name: 'main', label: 'Main content' },
  { name: 'navigation', label: 'Navigation menus' },
  { name: 'footer', label: 'Footer information' },
] as const;

/** A select with options by value. */
export function Choices({ options, ...control }: { options: Record<string, string> } & React.ComponentProps<'select'>) {
  return (
    <select {...control}>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The Setup tab: the website, its business type, and what to extract. */
export function SetupFields({ types, languages, copy, values, errors, onType }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
        <Field
          label="Website URL"
          name="url"
          idPrefix="scraper"
          required
          hint="For example bakery.ie"
          error={errors.url}
        >
          {(control) => (
            <input
              {...control}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="url"
              spellCheck={false}
              defaultValue={values.url}
            />
          )}
        </Field>
        <Field label="Irish business type" name="businessType" idPrefix="scraper" error={errors.businessType}>
          {(control) => (
            <Choices
              {...control}
              options={Object.fromEntries(types.map(({ value, label }) => [value, label]))}
              defaultValue={values.businessType}
              // Also of a visitor who chose before the page was hydrated.
              ref={(select) => {
                if (select) onType(select.value as BusinessType);
              }}
              onChange={({ target }) => onType(target.value as BusinessType)}
            />
          )}
        </Field>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Scraping mode" name="mode" idPrefix="scraper" error={errors.mode}>
            {(control) => <Choices {...control} options={copy.modes} defaultValue={values.mode} />}
          </Field>
          <Field label="Maximum pages" name="maxPages" idPrefix="scraper" error={errors.maxPages}>
            {(control) => <Choices {...control} options={copy.maxPages} defaultValue={values.maxPages} />}
          </Field>
        </div>
        <Field
          label="Language"
          name="language"
          idPrefix="scraper"
          hint="We read one version of each page: in this language if the site has it, otherwise in the site’s own."
          error={errors.language}
        >
          {(control) => <Choices {...control} options={languages} defaultValue={values.language} />}
        </Field>
        <fieldset aria-describedby={errors.main ? 'scraper-main-error' : undefined}>
          <legend className="mb-1.5 font-semibold">Content to include</legend>
          {content.map(({ name, label }) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name={name} defaultChecked={values[name]} className="size-5 accent-brand" />
              {label}
            </label>
          ))}
          {errors.main ? (
            <p id="scraper-main-error" className="mt-1.5 font-semibold text-base text-danger">
              {errors.main}
            </p>
          ) : null}
        </fieldset>
      </div>
    </div>
  );
}
