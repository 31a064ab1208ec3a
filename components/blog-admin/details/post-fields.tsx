'use client';

import { Field } from '@/components/ui/field';
import { categories } from '@/lib/blog/categories';
import { openingOf } from '@/lib/blog/derived-columns';
import { type PostInput, postLimits } from '@/lib/blog/post-limits';
import { languageName } from '@/lib/text/language';
import { ImageField } from '../images/image-field';
import { formatClockTime, stateOf } from '../saving/publication';
import { PostField, type PostProps } from './post-field';
import { TagField } from './tag-field';

/** The hint under the slug: the URL, and what happens to the old one of a public post. */
function slugHint({ base, fields, now }: Omit<PostProps, 'errors' | 'change'>): string {
  const path = `/blog/${fields.slug}`;
  const moved = base && stateOf(base.live, now) === 'public' && base.live.slug !== fields.slug;
  return moved ? `${path}. Visitors of /blog/${base.live.slug} will be redirected to it.` : path;
}

/** The hint under the date: when the post is published, given the status. */
function dateHint({ status, publishedAt }: PostInput, now: string): string {
  if (publishedAt <= now) return 'Irish time. A time in the future schedules the post.';
  const date = formatClockTime(publishedAt);
  return status === 'published'
    ? `Irish time. Public on ${date}.`
    : `Irish time. A draft is not published on ${date}: use “Schedule”.`;
}

/** The hint under the status: what saving does. */
function statusHint({ base, fields, now }: Omit<PostProps, 'errors' | 'change'>): string {
  const isPublic = base && stateOf(base.live, now) === 'public';
  if (fields.status === 'draft') return isPublic ? 'Saving takes the post off the site.' : 'Only admins see drafts.';
  return isPublic
    ? 'It stays published. “Update as Draft” stores changes that visitors do not see yet; “Update” publishes them.'
    : 'Saving keeps it published, whichever button saves it.';
}

/** The languages that are suggested: those most spoken in Ireland. Any other can be typed. */
const languages = ['ga', 'pl', 'uk', 'ro', 'lt', 'pt-BR', 'es', 'fr', 'de', 'it', 'ar', 'zh'];

/** The hint under the language: its name, or what to enter. */
const languageHint = (lang: string): string =>
  languageName(lang.trim()) ??
  'Only if it is not English: a tag such as ga, pl or pt-BR. Screen readers and search engines use it.';

/** All fields of a post except title and text, and those for search engines. */
export function PostFields({ base, now, ...props }: PostProps) {
  const { fields, errors, change } = props;
  const { excerpt } = fields;
  return (
    <div className="grid gap-5">
      <PostField
        {...props}
        label="Slug"
        name="slug"
        required
        hint={slugHint({ base, fields, now })}
        autoCapitalize="none"
        spellCheck={false}
      />
      <PostField
        {...props}
        label="Excerpt"
        name="excerpt"
        isLong
        isProse
        hint={`For the list and the feed: the opening of the text until you write one. ${excerpt.length} of ${postLimits.excerpt} characters.`}
        placeholder={openingOf(fields.content)}
      />
      <PostField {...props} label="Author" name="author" />
      <Field label="Category" name="category" idPrefix="post" error={errors.category}>
        {(control) => (
          <select {...control} value={fields.category} onChange={({ target }) => change({ category: target.value })}>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        )}
      </Field>
      <PostField
        {...props}
        label="Language"
        name="lang"
        hint={languageHint(fields.lang)}
        placeholder="en-IE"
        list="post-languages"
        autoCapitalize="none"
        spellCheck={false}
      />
      <datalist id="post-languages">
        {languages.map((tag) => (
          <option key={tag} value={tag}>
            {languageName(tag)}
          </option>
        ))}
      </datalist>
      <TagField tags={fields.tags} error={errors.tags} onChange={(tags) => change({ tags })} />
      <ImageField
        label="Cover"
        hint="Without one the site draws a cover from the slug."
        path={fields.cover}
        alt={fields.coverAlt}
        error={errors.cover ?? errors.coverAlt}
        onChange={({ path, alt }) => change({ cover: path, coverAlt: alt })}
      />
      <PostField
        {...props}
        label="Published at"
        name="publishedAt"
        hint={dateHint(fields, now)}
        type="datetime-local"
        // Four digits for the year, after which the browser moves on to the time.
        max="9999-12-31T23:59"
      />
      <Field
        label="Status"
        name="status"
        idPrefix="post"
        hint={statusHint({ base, fields, now })}
        error={errors.status}
      >
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
    </div>
  );
}
