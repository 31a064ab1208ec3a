import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { ScraperCopy } from '@/lib/content/pages/scraper';
import type { FieldErrors } from '@/lib/forms/form-state';
import type { RunRequest } from '@/lib/website-scraper/schema';
import type { BusinessChoice } from './setup-fields';
import { Choices } from './setup-fields';

type Props = {
  copy: ScraperCopy;
  values: RunRequest;
  errors: FieldErrors;
  /** The chosen type of business. */
  type?: BusinessChoice;
};

type LinesProps = Pick<Props, 'values' | 'errors'> & {
  label: string;
  name: 'selectors' | 'includes' | 'excludes';
  hint: string;
  placeholder: string;
};

/** A field with one value a line. */
const LinesField = ({ values, errors, placeholder, ...field }: LinesProps) => (
  <Field {...field} idPrefix="scraper" error={errors[field.name]}>
    {(control) => (
      <Textarea
        {...control}
        rows={4}
        spellCheck={false}
        placeholder={placeholder}
        defaultValue={values[field.name].join('\n')}
      />
    )}
  </Field>
);

/** The Advanced tab: settings that most people leave as they are. */
export function AdvancedFields({ copy, values, errors, type }: Props) {
  const given = { values, errors };
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <LinesField
        label="Custom CSS selectors (optional)"
        name="selectors"
        hint="One per line. In every mode, only what they match is extracted."
        placeholder={'.price-list\n#opening-hours'}
        {...given}
      />
      <LinesField
        label="URLs to include (optional)"
        name="includes"
        hint="One per line. Only these are read, and the start page, whose links lead to them."
        placeholder={'/services/*\n/prices'}
        {...given}
      />
      {type ? (
        <div className="lg:order-last">
          <p className="mb-1.5 font-semibold">Focus selectors</p>
          <ul className="flex flex-wrap gap-1.5">
            {type.selectors.map((selector) => (
              <li key={selector} className="rounded-sheet border border-line bg-card px-2 font-mono text-sm">
                {selector}
              </li>
            ))}
          </ul>
          <p className="mt-1.5 text-base text-muted">
            What targeted mode reads for the business type “{type.label}”, unless you set selectors of your own.
          </p>
        </div>
      ) : null}
      <LinesField
        label="URLs to exclude (optional)"
        name="excludes"
        hint="One per line; * matches anything: /blog/* excludes all articles."
        placeholder={'/blog/*\n/privacy'}
        {...given}
      />
      <Field
        label="Distance from the start page"
        name="maxDepth"
        idPrefix="scraper"
        hint="How many links away pages are read. With a limit, sitemaps are not used."
        error={errors.maxDepth}
      >
        {(control) => <Choices {...control} options={copy.maxDepth} defaultValue={values.maxDepth} />}
      </Field>
      <Field
        label="Output format"
        name="format"
        idPrefix="scraper"
        hint="The download that is highlighted. The other formats are available too."
        error={errors.format}
      >
        {(control) => <Choices {...control} options={copy.formats} defaultValue={values.format} />}
      </Field>
    </div>
  );
}
