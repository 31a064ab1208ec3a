import { z } from 'zod';
import { line, stripInvalidChars } from '@/lib/forms/form-fields';
import { readImagePath } from '@/lib/images/path';
import { fromDublin } from '@/lib/text/dublin-time';
import { canonicalLanguage } from '@/lib/text/language';
import { isSlug, MAX_SLUG_LENGTH } from '@/lib/text/slug';
import { isCategory } from './categories';
import {
  blankInput,
  bulkActions,
  DEFAULT_AUTHOR,
  fieldNames,
  type PostInput,
  postLimits,
  reservedSlugs,
} from './post-limits';

const required = (max: number, missing: string) => line(max).refine((text) => text !== '', missing);

/** Normalises line breaks and removes characters that PostgreSQL cannot store. Nothing else changes, since this is Markdown. */
const tidy = (text: string) => stripInvalidChars(text).replaceAll(/\r\n?/g, '\n');

const content = z
  .string()
  .transform(tidy)
  .refine((text) => text.trim() !== '', 'Write something first.')
  .refine((text) => text.length <= postLimits.content, 'Please keep an article to 200,000 characters.');

const tags = z
  .array(line(postLimits.tag, 'Please keep a tag to 40 characters.'))
  .transform((all) => [...new Map(all.filter(Boolean).map((tag) => [tag.toLowerCase(), tag])).values()])
  .refine((all) => all.length <= postLimits.tags, 'Please use at most 10 tags.');

/** The path of an image of this site; empty for none. */
export const ownImage = z
  .string()
  .refine((path) => path === '' || readImagePath(path) !== undefined, 'Choose one of the images of this site.')
  .default('');

/** A post as the editor sends it. The editor validates it first. `publishedAt` is Irish clock time. */
export const postSchema = z.object({
  title: required(postLimits.title, 'Give it a title.'),
  slug: line(MAX_SLUG_LENGTH)
    .refine((text) => text !== '', 'Give it a slug.')
    .refine(
      (text) => text === '' || isSlug(text),
      'Use small letters, digits and single hyphens, like after-hours-calls.',
    )
    .refine((text) => !reservedSlugs.includes(text), {
      error: ({ input }) => `/blog/${input} belongs to the blog itself. Please choose another slug.`,
    }),
  excerpt: line(postLimits.excerpt),
  content,
  author: line(postLimits.author).transform((text) => text || DEFAULT_AUTHOR),
  category: z.string().refine(isCategory, 'Choose one of the categories.'),
  tags,
  publishedAt: z.string().transform((text, context) => {
    const moment = fromDublin(text);
    if (!moment) context.addIssue({ code: 'custom', message: 'Enter a day and a time.' });
    return moment ?? z.NEVER;
  }),
  status: z.enum(['draft', 'published']),
  cover: ownImage,
  coverAlt: line(postLimits.coverAlt).default(''),
  metaTitle: line(postLimits.metaTitle).default(''),
  metaDescription: line(postLimits.metaDescription).default(''),
  socialImage: ownImage,
  lang: z
    .string()
    .transform((tag) => (tag.trim() === '' ? '' : canonicalLanguage(tag.trim())))
    .pipe(z.string('Use a language tag such as ga, pl or pt-BR.'))
    .default(''),
});

/** The largest request body of a save: an article of the full length with every character escaped. */
export const MAX_SAVE_BYTES = 1_500_000;

export type PostFields = z.output<typeof postSchema>;
/** The version number of a post. */
const version = z.int32().min(1);

/** Which working copy: the number of its last write that the editor knows, and the tab that writes. */
export const holdingSchema = z.object({ id: z.uuid(), seq: z.int32().min(0), holder: z.uuid() });

/**
 * A save: the fields, the version that it is based on (none for a new post), and an idempotency key. With `publish: false`,
 * changes to a public post are stored but not published.
 */
export const saveSchema = postSchema.extend({
  publish: z.boolean().default(true),
  writeId: z.uuid(),
  /** Ids of earlier saves whose responses were lost. */
  unansweredIds: z.array(z.uuid()).max(postLimits.unanswered).default([]),
  expectedVersion: version.optional(),
  /** The working copy that is saved. */
  workingCopy: holdingSchema.optional(),
});

const anyText = z.string().transform(tidy);

/** A post in the editor as it is, complete or not. */
export const inputSchema = z
  .object({ tags: z.array(anyText), status: z.enum(['draft', 'published']) })
  .catchall(anyText)
  .transform(
    (given): PostInput =>
      Object.assign({ ...blankInput }, Object.fromEntries(fieldNames.map((name) => [name, given[name] ?? '']))),
  );

/** What is being written, and the version of the post that it is based on. */
export const workingCopySchema = holdingSchema.extend({ version: version.optional(), fields: inputSchema });

/** Which revision to restore. */
export const restoreSchema = z.object({ writeId: z.uuid(), version });

export const discardSchema = z.object({ writeId: z.uuid() });

/** An action on several posts. */
export const bulkSchema = z.object({ ids: z.array(z.uuid()).min(1).max(100), action: z.enum(bulkActions) });
