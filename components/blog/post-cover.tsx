import { categoryDrawing } from '@/components/drawings/category-drawings';
import { drawMarks } from '@/components/drawings/marks';
import { palette, textOn } from '@/components/drawings/palette';
import { stillLife } from '@/components/drawings/still-lifes';
import type { PostSummary } from '@/lib/blog/post';
import { imageAttributes, readImagePath } from '@/lib/images/path';

/** A small deterministic hash of a text. */
function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}

/** How high the jars on the shelf are without their lids, and how wide each is with its gap. */
const HEIGHTS = [0, 22, 30, 38] as const;
const JAR = 30;
const SHELF = 66;

type Props = {
  post: Pick<PostSummary, 'slug' | 'category' | 'cover' | 'coverAlt'>;
  /** False in lists, where the title next to the cover describes the link. */
  described?: boolean;
  /** The `sizes` attribute of a photo. */
  sizes?: string;
  /** Whether a photo is fetched only when it comes near the viewport: for posts further down the page. */
  lazy?: boolean;
  className?: string;
};

/** The cover of a post: its photo, otherwise a generated drawing. */
export function PostCover({
  post,
  described = false,
  sizes = '(max-width: 64rem) 100vw, 28rem',
  lazy = false,
  className = '',
}: Props) {
  const image = readImagePath(post.cover);
  if (!image) return <DrawnCover slug={post.slug} category={post.category} className={className} />;
  return (
    // biome-ignore lint/performance/noImgElement: variants are created at upload
    <img
      {...imageAttributes(image)}
      src={post.cover}
      sizes={sizes}
      loading={lazy ? 'lazy' : undefined}
      alt={described ? post.coverAlt : ''}
      className={`rounded-sheet object-cover ${className}`}
    />
  );
}

/**
 * A still life of the category, under a shelf of jars. Which jars stand there is derived from the slug, so that every post has its own
 * stable cover.
 */
function DrawnCover({ slug, category, className }: { slug: string; category: string; className: string }) {
  const { tint } = categoryDrawing(category);
  let seed = hash(slug);
  const jars = Array.from({ length: 420 / JAR }, (_, at) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const height = HEIGHTS[(seed >>> 16) % HEIGHTS.length] ?? 0;
    return height > 0 ? `M${at * JAR + 5} ${SHELF}v-${height}h3v-5h${JAR - 16}v5h3v${height}z` : '';
  }).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 420 220"
      preserveAspectRatio="xMidYMid slice"
      className={`rounded-sheet border border-line ${className}`}
    >
      <path d="M0 0h420v220H0z" fill={palette[tint]} />
      <path d={`M0 ${SHELF}h420v5H0z${jars}`} fill={palette[textOn(tint)]} fillOpacity={0.16} />
      <g transform="scale(2)">{drawMarks(stillLife(category))}</g>
    </svg>
  );
}
