'use client';

import { Field } from '@/components/ui/field';
import { categories } from '@/lib/blog/categories';
import type { PostInput } from '@/lib/blog/post-form';
import type { FieldErrors } from '@/lib/forms/form-state';
import { slugify } from '@/lib/text/slug';
import { TagField } from './tag-field';

type Props = { fields: PostInput; errors: FieldErrors; change: (patch: Partial<PostInput>) => void };

/** Title, address and excerpt: what readers see of a post before they open it. */
export function HeadFields({ fields, errors, change }: Props) {
  return (
    <div className="grid content-start gap-5">
      <Field label="Title" name="title" idPrefix="post" required error={errors.title}>
        {(control) => (
          <input
            {...control}
            value={fields.title}
            onChange={({ target }) => change({ title: target.value })}
            // Only when it is empty: an address that somebody chose, or that readers know, stays.
            onBlur={() => (fields.slug === '' && fields.title ? change({ slug: slugify(fields.title) }) : undefined)}
          />
        )}
      </Field>
      <Field label="Slug" name="slug" idPrefix="post" required hint={`/blog/${fields.slug}`} error={errors.slug}>
        {(control) => (
          <input
            {...control}
            value={fields.slug}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => change({ slug: target.value })}
          />
        )}
      </Field>
      <Field
        label="Excerpt"
        name="excerpt"
        idPrefix="post"
        hint="One or two sentences for the list, the feed and search engines"
        error={errors.excerpt}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={fields.excerpt}
            onChange={({ target }) => change({ excerpt: target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
    </div>
  );
}

/** Who, where, when and in what state. */
export function SideFields({ fields, errors, change }: Props) {
  return (
    <div className="grid content-start gap-5 sm:grid-cols-2 lg:grid-cols-1">
      <Field label="Author" name="author" idPrefix="post" error={errors.author}>
        {(control) => (
          <input {...control} value={fields.author} onChange={({ target }) => change({ author: target.value })} />
        )}
      </Field>
      <Field label="Category" name="category" idPrefix="post" error={errors.category}>
        {(control) => (
          <select {...control} value={fields.category} onChange={({ target }) => change({ category: target.value })}>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Published at"
        name="publishedAt"
        idPrefix="post"
        hint="Irish time. A time to come publishes it by itself at that minute."
        error={errors.publishedAt}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={fields.publishedAt}
            onChange={({ target }) => change({ publishedAt: target.value })}
          />
        )}
      </Field>
      <Field label="Status" name="status" idPrefix="post" error={errors.status}>
        {(control) => (
          <select
            {...control}
            value={fields.status}
            onChange={({ target }) => change({ status: target.value as PostInput['status'] })}
          >
            <option value="draft">Draft</option>
            <option value="published">Published</option>
          </select>
        )}
      </Field>
      <TagField tags={fields.tags} error={errors.tags} onChange={(tags) => change({ tags })} />
    </div>
  );
}
