'use client';

import { openingOf } from '@/lib/blog/derived-columns';
import { ImageField } from '../images/image-field';
import { type FieldsProps, PostField } from './post-field';
import { SearchPreview } from './search-preview';

/** How search engines and link previews show the post, and what to show them in place of headline, excerpt and cover. */
export function SearchFields({ host, ...props }: FieldsProps & { /** The host of this site. */ host: string }) {
  const { fields, errors, change } = props;
  const isRejected = Boolean(errors.metaTitle ?? errors.metaDescription ?? errors.socialImage);
  return (
    <>
      <SearchPreview fields={fields} host={host} />
      <details className="mt-5" open={isRejected || undefined}>
        <summary className="cursor-pointer py-1.5 font-semibold">Show them something else</summary>
        <div className="mt-3 grid gap-5">
          <PostField {...props} label="Search title" name="metaTitle" isProse placeholder={fields.title} />
          <PostField
            {...props}
            label="Search description"
            name="metaDescription"
            isLong
            isProse
            placeholder={fields.excerpt || openingOf(fields.content)}
          />
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
