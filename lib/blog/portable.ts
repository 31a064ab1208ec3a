import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { db } from '@/lib/db';
import { imageKeys, readImagePath } from '@/lib/images/path';
import { type ImageStore, imageStore } from '@/lib/images/store';
import { isSlug } from '@/lib/text/slug';
import { isCategory } from './categories';
import { searchColumns } from './search-text';

const BATCH = 200;
const MARK = '---\n';
const IMAGE = /\/images\/[0-9a-f]{32}-\d+x\d+\.webp/g;

const moment = z.string().transform((text, context) => {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) context.addIssue({ code: 'custom', message: 'is no date' });
  return date;
});

/** What stands above an article's text. */
const frontMatter = z.object({
  id: z.uuid(),
  title: z.string().min(1),
  slug: z.string().refine(isSlug, 'is no address'),
  excerpt: z.string(),
  author: z.string(),
  category: z.string().refine(isCategory, 'is no category'),
  tags: z.array(z.string()),
  status: z.enum(['draft', 'published']),
  published_at: moment,
  created_at: moment,
  updated_at: moment,
  old_slugs: z.array(z.string().refine(isSlug, 'is no address')),
});

type Portable = z.output<typeof frontMatter> & { content: string };

/** An article as a file: front matter in YAML, then its text, byte for byte. */
function write(post: Portable): string {
  const { content, published_at, created_at, updated_at, ...rest } = post;
  const dates = {
    published_at: published_at.toISOString(),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
  // Dates in quotes: they stay text for every YAML reader.
  return `${MARK}${stringify({ ...rest, ...dates }, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}${MARK}${content}`;
}

/** The opposite of `write`. @throws an Error with one sentence for what is no article */
function read(text: string): Portable {
  const end = text.indexOf(`\n${MARK}`, MARK.length - 1);
  if (!text.startsWith(MARK) || end < 0) throw new Error('has no front matter between two lines of "---"');
  const parsed = frontMatter.safeParse(parse(text.slice(MARK.length, end + 1)));
  if (parsed.error) {
    const [issue] = parsed.error.issues;
    throw new Error(`has a front matter that cannot be used: ${issue?.path.join('.')} ${issue?.message}`);
  }
  return { ...parsed.data, content: text.slice(end + 1 + MARK.length) };
}

async function copyImages(text: string, folder: string, store: ImageStore, direction: 'out' | 'in'): Promise<void> {
  for (const [path] of text.matchAll(IMAGE)) {
    const image = readImagePath(path);
    for (const key of image ? imageKeys(image) : []) {
      const file = join(folder, 'images', key);
      if (direction === 'out') {
        const bytes = await store.get(key);
        if (bytes) await writeFile(file, bytes);
      } else {
        const bytes = await readFile(file).catch(() => undefined);
        if (bytes) await store.put(key, bytes, 'image/webp');
      }
    }
  }
}

/** Writes every post into a folder: one Markdown file each, and the pictures they use. Returns how many. */
export async function exportBlog(folder: string, store: ImageStore = imageStore): Promise<number> {
  await mkdir(join(folder, 'images'), { recursive: true });
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const posts = await db.blogPost.findMany({
      where: after ? { id: { gt: after } } : {},
      orderBy: { id: 'asc' },
      take: BATCH,
      include: { oldSlugs: { orderBy: { slug: 'asc' } } },
    });
    for (const post of posts) {
      const { id, title, slug, excerpt, author, category, tags, status, content } = post;
      const portable = {
        ...{ id, title, slug, excerpt, author, category, tags, status, content },
        published_at: post.publishedAt,
        created_at: post.createdAt,
        updated_at: post.updatedAt,
        old_slugs: post.oldSlugs.map((old) => old.slug),
      };
      // Slugs are small letters, digits and hyphens, so they are safe names of files.
      await writeFile(join(folder, `${slug}.md`), write(portable));
      await copyImages(content, folder, store, 'out');
    }
    count += posts.length;
    after = posts.at(-1)?.id;
    if (posts.length < BATCH) return count;
  }
}

async function* readFolder(folder: string): AsyncGenerator<Portable> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  for (const name of names) {
    try {
      yield read(await readFile(join(folder, name), 'utf8'));
    } catch (error) {
      throw new Error(`${name} ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
}

/** Reads every file once without writing, so that one that is broken stops the import before it begins. */
async function checkFolder(folder: string): Promise<void> {
  const slugs = new Map<string, string>();
  for await (const { id, slug } of readFolder(folder)) {
    if (slugs.has(slug)) throw new Error(`Two files have the address ${slug}.`);
    slugs.set(slug, id);
  }
  const taken = await db.blogPost.findMany({
    where: { slug: { in: [...slugs.keys()] } },
    select: { id: true, slug: true },
  });
  const clash = taken.find(({ id, slug }) => slugs.get(slug) !== id);
  if (clash) throw new Error(`The address ${clash.slug} is used by another post of this blog.`);
}

/**
 * Takes the posts of a folder that `exportBlog` wrote. A post that is there already (by its id) becomes as the file has it.
 * @returns how many posts there were
 * @throws an Error with one sentence that names the file, before anything is written
 */
export async function importBlog(folder: string, store: ImageStore = imageStore): Promise<number> {
  await checkFolder(folder);
  let count = 0;
  for await (const post of readFolder(folder)) {
    const { id, old_slugs, published_at, created_at, updated_at, ...fields } = post;
    const dates = { publishedAt: published_at, createdAt: created_at, updatedAt: updated_at };
    const data = { ...fields, ...dates, ...searchColumns(fields) };
    await copyImages(post.content, folder, store, 'in');
    await db.$transaction(async (tx) => {
      await tx.blogPost.upsert({
        where: { id },
        create: { id, ...data },
        update: { ...data, version: { increment: 1 } },
      });
      await tx.slugRedirect.createMany({ data: old_slugs.map((slug) => ({ slug, postId: id })), skipDuplicates: true });
    });
    count += 1;
  }
  return count;
}
