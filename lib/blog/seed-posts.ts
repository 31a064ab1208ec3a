import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { z } from 'zod';
import { isSlug } from '@/lib/text/slug';
import { isCategory } from './categories';

const FOLDER = join(process.cwd(), 'prisma/seed/posts');

const frontMatter = z.object({
  title: z.string().min(1),
  slug: z.string().refine(isSlug),
  excerpt: z.string().min(1),
  author: z.string().min(1),
  category: z.string().refine(isCategory),
  tags: z.array(z.string().min(1)),
  published_at: z.coerce.date(),
  /** Which set of four articles: that of a new site, or the samples that an admin can add. */
  set: z.enum(['site', 'admin']),
});

export type SeedPost = Omit<z.output<typeof frontMatter>, 'published_at'> & { publishedAt: Date; content: string };

/** Reads a Markdown file with front matter. @throws ZodError if the front matter is invalid */
async function readPost(path: string): Promise<SeedPost> {
  const file = new VFile({ path, value: await readFile(path, 'utf8') });
  matter(file, { strip: true });
  const { published_at: publishedAt, ...post } = frontMatter.parse(file.data.matter);
  return { ...post, publishedAt, content: String(file).trim() };
}

/** The sample articles in prisma/seed/posts. */
export async function readSeedPosts(): Promise<SeedPost[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(names.map((name) => readPost(join(FOLDER, name))));
}
