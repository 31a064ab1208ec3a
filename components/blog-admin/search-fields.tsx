'use client';

import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { openingOf } from '@/lib/blog/derived-columns';
import type { PostInput } from '@/lib/blog/post-limits';
import type { FieldErrors } from '@/lib/forms/form-state';
import { ImageField } from './image-field';
import { SearchPreview } from './search-preview';

type Props = {
  fields: PostInput;
  errors: FieldErrors;
  change: (patch: Partial<PostInput>) => void;
  /** The host of this site. */
  host: string;
};

/** How search engines and link previews show the post, and what to show them in place of headline, excerpt and cover. */
export function SearchFields({ fields, errors, change, host }: Props) {
  const { title, excerpt, content } = fields;
  return (
    <>
      <SearchPreview fields={fields} host={host} />
      <details
        className="mt-5"
        open={Boolean(errors.metaTitle ?? errors.metaDescription ?? errors.socialImage) || undefined}
      >
        <summary className="cursor-pointer py-1.5 font-semibold">Show them something else</summary>
        <div className="mt-3 grid gap-5">
          <Field label="Search title" name="metaTitle" idPrefix="post" error={errors.metaTitle}>
            {(control) => (
              <input
                {...control}
                dir="auto"
                placeholder={title}
                value={fields.metaTitle}
                onChange={({ target }) => change({ metaTitle: target.value })}
              />
            )}
          </Field>
          <Field label="Search description" name="metaDescription" idPrefix="post" error={errors.metaDescription}>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                dir="auto"
                placeholder={excerpt || openingOf(content)}
                value={fields.metaDescription}
                onChange={({ target }) => change({ metaDescription: target.value.replaceAll('\n', ' ') })}
              />
            )}
          </Field>
          <ImageField
            label="Social image"
            hint="Without one, link previews show the cover."
            path={fields.socialImage}
            error={errors.socialImage}
            onChange={({ path }) => change({ socialImage: path })}
          />
        </div>
      </details>
    </>
  );
}
