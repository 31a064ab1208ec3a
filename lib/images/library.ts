import { db } from '@/lib/db';
import { imagePath, type StoredImage } from './path';

export const IMAGES_PER_PAGE = 24;

/** An image of the library: `alt` is the alternative text of its latest use, `usedIn` the titles of the posts that show it. */
export type LibraryImage = { path: string; alt: string; usedIn: string[] };
export type LibraryPage = { images: LibraryImage[]; pages: number };

/** Adds an image to the library, if it is not there yet. */
export async function recordImage(
  { hash, width, height }: StoredImage,
  client: Pick<typeof db, 'image'> = db,
): Promise<void> {
  await client.image.createMany({ data: [{ hash, width, height }], skipDuplicates: true });
}

type Use = { path: string; title: string; alt: string };

/** Where images are used: in the body of a post, or as its cover. The latest post first. */
const findUses = (paths: string[]) => db.$queryRaw<Use[]>`
  SELECT path, title, CASE WHEN cover = path THEN cover_alt ELSE alt END AS alt
  FROM blog_posts,
    unnest(${paths}::text[]) AS path,
    substring(content FROM '!\\[([^]]*)\\]\\(' || replace(path, '.', '\\.')) AS alt
  WHERE deleted_at IS NULL AND (cover = path OR strpos(content, path) > 0)
  ORDER BY published_at DESC`;

/** One page of the uploaded images, the latest first. `page` counts from 1. */
export async function listImages(page: number): Promise<LibraryPage> {
  const total = await db.image.count();
  const rows = await db.image.findMany({
    orderBy: [{ uploadedAt: 'desc' }, { hash: 'asc' }],
    skip: (page - 1) * IMAGES_PER_PAGE,
    take: IMAGES_PER_PAGE,
  });
  const paths = rows.map(imagePath);
  const uses = paths.length > 0 ? await findUses(paths) : [];
  const images = paths.map((path) => {
    const own = uses.filter((use) => use.path === path);
    return { path, alt: own.find(({ alt }) => alt)?.alt ?? '', usedIn: own.map(({ title }) => title) };
  });
  return { images, pages: Math.max(1, Math.ceil(total / IMAGES_PER_PAGE)) };
}
