import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { NicheCopy } from '@/lib/content/pages/niche';
import { Choice } from './niche-fields';
import type { NicheValues } from './niche-form';

/** Looks up the known sources of a niche without JavaScript: the page is requested with the niche in its URL. */
export function SourcesForm({ copy, values }: { copy: NicheCopy; values: NicheValues }) {
  return (
    <form method="get" className="mb-9 grid items-end gap-6 sm:grid-cols-3">
      <Field label="Which sources do you know for" name="niche" idPrefix="sources" required>
        {(control) => <input {...control} type="text" maxLength={120} defaultValue={values.niche} />}
      </Field>
      <Choice
        idPrefix="sources"
        label="Region"
        name="targetRegion"
        options={copy.regions}
        value={values.options.targetRegion}
      />
      <Button type="submit" variant="quiet">
        Show sources
      </Button>
    </form>
  );
}
