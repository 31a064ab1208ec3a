import { isScalar, type ParsedNode, parse, stringify } from 'yaml';
import { z } from 'zod';
import { stripInvalidChars } from '@/lib/forms/form-fields';
import type { SlugRedirect } from '@/lib/generated/prisma/client';
import { readImagePath, type StoredImage } from '@/lib/images/path';
import { languageName } from '@/lib/text/language';
import { isSlug } from '@/lib/text/slug';
import { isCategory } from '../categories';
import type { PostFields } from '../post-form';
import { postLimits, reservedSlugs } from '../post-limits';
import type { SavedPost } from '../revisions';

const MARK = '---\n';
const IMAGE = /\/images\/[0-9a-f]{32}-\d+x\d+\.webp/g;

const notStorable = 'has a character that cannot be stored';
const isStorable = (value: string) => stripInvalidChars(value) === value;

/** A text within the limits of the editor: one of a megabyte would occupy the database, and each page that shows it. */
const text = (max: number) =>
  z
    .string()
    .max(max, `has more than ${max.toLocaleString('en-IE')} characters`)
    .refine(isStorable, notStorable);
const list = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item).max(max, `has more than ${max.toLocaleString('en-IE')} entries`);
/** Of one post: each change of its address adds one. */
const MAX_OLD_SLUGS = 1_000;
const slug = z
  .string()
  .refine(isSlug, 'is not a valid slug')
  .refine((text) => !reservedSlugs.includes(text), 'belongs to the blog itself');
// PostgreSQL's calendar begins with the year 1.
const moment = z
  .string()
  .transform((value) => new Date(value))
  .refine((date) => date.getUTCFullYear() > 0, 'is not a date');

const cover = z
  .string()
  .refine((path) => path === '' || readImagePath(path) !== undefined, 'is not an image of this site');

const texts = z.object({
  title: text(postLimits.title).min(1),
  slug,
  excerpt: text(postLimits.excerpt),
  author: text(postLimits.author),
  category: z.string().refine(isCategory, 'is not a category'),
  tags: list(text(postLimits.tag), postLimits.tags),
  // Files of earlier versions lack these.
  cover: cover.default(''),
  cover_alt: text(postLimits.coverAlt).default(''),
  meta_title: text(postLimits.metaTitle).default(''),
  meta_description: text(postLimits.metaDescription).default(''),
  social_image: cover.default(''),
  lang: text(100)
    .refine((tag) => tag === '' || languageName(tag) !== undefined, 'is no language')
    .default(''),
  published_at: moment,
});

/** The front matter of an article's file. */
const frontMatter = texts.extend({
  id: z.uuid().toLowerCase(),
  status: z.enum(['draft', 'published']),
  created_at: moment,
  updated_at: moment,
  old_slugs: list(slug, MAX_OLD_SLUGS).transform((slugs) => slugs.sort()),
  unpublished_changes: texts.extend({ content: text(postLimits.content) }).optional(),
});

/** A post with everything that its file contains. */
export type Portable = z.output<typeof frontMatter> & { content: string };

/** The unpublished changes of a post in its file. */
export type PortableChanges = NonNullable<Portable['unpublished_changes']>;

const toTexts = ({ title, slug, excerpt, author, category, tags, content, ...rest }: PostFields): PortableChanges => ({
  ...{ title, slug, excerpt, author, category, tags, content },
  cover: rest.cover,
  cover_alt: rest.coverAlt,
  meta_title: rest.metaTitle,
  meta_description: rest.metaDescription,
  social_image: rest.socialImage,
  lang: rest.lang,
  published_at: rest.publishedAt,
});

/** Converts a post to the content of its file. */
export function toPortable({ oldSlugs, pending, ...post }: SavedPost & { oldSlugs: SlugRedirect[] }): Portable {
  return {
    ...toTexts(post),
    ...(pending ? { unpublished_changes: toTexts(pending) } : {}),
    id: post.id,
    status: post.status,
    created_at: post.createdAt,
    updated_at: post.updatedAt,
    old_slugs: oldSlugs.map((old) => old.slug).sort(),
  };
}

/** The columns of a post, or of its unpublished changes, as a file contains them. */
export const toColumns = ({ cover_alt, published_at, ...rest }: PortableChanges) => {
  const { title, slug, excerpt, author, category, tags, content, cover, lang } = rest;
  return {
    ...{ title, slug, excerpt, author, category, tags, content, cover, lang },
    coverAlt: cover_alt,
    metaTitle: rest.meta_title,
    metaDescription: rest.meta_description,
    socialImage: rest.social_image,
    publishedAt: published_at,
  };
};

/** An article as a file: YAML front matter followed by its text, unchanged. */
export function writeArticle(post: Portable): string {
  const { content, ...rest } = post;
  // Dates are quoted, so that every YAML parser reads them as text.
  const values = JSON.parse(JSON.stringify(rest));
  return `${MARK}${stringify(values, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}${MARK}${content}`;
}

/** More than unpublished changes need whose every character is escaped. */
const MAX_FRONT_MATTER = 1_500_000;
/** Each key is compared with all before it: a map of 140 keys takes this many comparisons, and ours has 16. */
const MAX_COMPARISONS = 10_000;

/** Parses YAML. @throws an Error whose message completes a sentence that starts with the file name */
function parseFrontMatter(yaml: string): unknown {
  if (yaml.length > MAX_FRONT_MATTER) throw new Error('has too long a front matter');
  let comparisons = 0;
  const uniqueKeys = (a: ParsedNode, b: ParsedNode) => {
    comparisons += 1;
    if (comparisons > MAX_COMPARISONS) throw new Error('it has too many keys');
    return isScalar(a) && isScalar(b) && a.value === b.value;
  };
  try {
    // Aliases multiply what they stand for, and `writeArticle` writes none.
    return parse(yaml, { uniqueKeys, maxAliasCount: 0 });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`has a front matter that cannot be read: ${reason.replace(/[:.]$/, '')}`);
  }
}

/** A file as it was exported: without the line ends and the byte order mark that editors of Windows put into it. */
function withoutWindows(file: string): string {
  const text = file.replace(/^\ufeff/, '');
  return text.startsWith('---\r\n') ? text.replaceAll('\r\n', '\n') : text;
}

/** Parses a file of `writeArticle`. @throws an Error whose message completes a sentence that starts with the file name */
export function readArticle(saved: string): Portable {
  const file = withoutWindows(saved);
  const end = file.indexOf(`\n${MARK}`, MARK.length - 1);
  if (!file.startsWith(MARK) || end < 0) throw new Error('has no front matter between two lines of "---"');
  const parsed = frontMatter.safeParse(parseFrontMatter(file.slice(MARK.length, end + 1)));
  if (parsed.error) {
    const [issue] = parsed.error.issues;
    throw new Error(`has a front matter that cannot be used: ${issue?.path.join('.')} ${issue?.message}`);
  }
  const content = text(postLimits.content).safeParse(file.slice(end + 1 + MARK.length));
  if (content.error) throw new Error(content.error.issues[0]?.message);
  return { ...parsed.data, content: content.data };
}

/** The images of a post, including those in its unpublished changes. */
export function imagesOf({ unpublished_changes: changes, ...post }: Portable): StoredImage[] {
  const texts = [post, changes].map((each) => [each?.content, each?.cover, each?.social_image].join('\n')).join('\n');
  return [...new Set(texts.match(IMAGE))].flatMap((path) => readImagePath(path) ?? []);
}
