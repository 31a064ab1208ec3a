import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { stripInvalidChars } from '@/lib/forms/form-fields';
import type { BlogPost, SlugRedirect } from '@/lib/generated/prisma/client';
import { imageKeys, readImagePath } from '@/lib/images/path';
import { isSlug } from '@/lib/text/slug';
import { isCategory } from './categories';

const MARK = '---\n';
const IMAGE = /\/images\/[0-9a-f]{32}-\d+x\d+\.webp/g;

const noStorable = 'has a character that cannot be stored';
const isStorable = (value: string) => stripInvalidChars(value) === value;

const text = z.string().refine(isStorable, noStorable);
const address = z.string().refine(isSlug, 'is no address');
// PostgreSQL's calendar begins with the year 1.
const moment = z
  .string()
  .transform((value) => new Date(value))
  .refine((date) => date.getUTCFullYear() > 0, 'is no date');

/** What stands above an article's text. */
const frontMatter = z.object({
  id: z.uuid().toLowerCase(),
  title: text.min(1),
  slug: address,
  excerpt: text,
  author: text,
  category: z.string().refine(isCategory, 'is no category'),
  tags: z.array(text),
  status: z.enum(['draft', 'published']),
  published_at: moment,
  created_at: moment,
  updated_at: moment,
  old_slugs: z.array(address).transform((slugs) => slugs.sort()),
});

/** A post with everything that goes into its file. */
export type Portable = z.output<typeof frontMatter> & { content: string };

/** A post of the database as its file has it. */
export function toPortable({ oldSlugs, ...post }: BlogPost & { oldSlugs: SlugRedirect[] }): Portable {
  const { id, title, slug, excerpt, author, category, tags, status, content } = post;
  return {
    ...{ id, title, slug, excerpt, author, category, tags, status, content },
    published_at: post.publishedAt,
    created_at: post.createdAt,
    updated_at: post.updatedAt,
    old_slugs: oldSlugs.map((old) => old.slug).sort(),
  };
}

/** An article as a file: front matter in YAML, then its text, byte for byte. */
export function writeArticle(post: Portable): string {
  const { content, published_at, created_at, updated_at, ...rest } = post;
  const dates = {
    published_at: published_at.toISOString(),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
  // Dates in quotes: they stay text for every YAML reader.
  return `${MARK}${stringify({ ...rest, ...dates }, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}${MARK}${content}`;
}

/** The opposite of `writeArticle`. @throws an Error with the end of a sentence that began with the name of the file */
export function readArticle(file: string): Portable {
  const end = file.indexOf(`\n${MARK}`, MARK.length - 1);
  if (!file.startsWith(MARK) || end < 0) throw new Error('has no front matter between two lines of "---"');
  const parsed = frontMatter.safeParse(parse(file.slice(MARK.length, end + 1)));
  if (parsed.error) {
    const [issue] = parsed.error.issues;
    throw new Error(`has a front matter that cannot be used: ${issue?.path.join('.')} ${issue?.message}`);
  }
  const content = file.slice(end + 1 + MARK.length);
  if (!isStorable(content)) throw new Error(noStorable);
  return { ...parsed.data, content };
}

/** The files of the pictures that a text shows, in the store of pictures. */
export const imageKeysIn = (content: string): string[] =>
  [...content.matchAll(IMAGE)].flatMap(([path]) => {
    const image = readImagePath(path);
    return image ? imageKeys(image) : [];
  });
