import type { PostSummary } from '@/lib/blog/post';
import { imageAttributes, readImagePath } from '@/lib/images/path';

/** Background and line colours of generated covers, by category. Classes, since style attributes are blocked. */
const tints = [
  'bg-brand-soft text-brand',
  'bg-accent-soft text-ink',
  'bg-night text-accent',
  'bg-card text-brand',
] as const;

/** A small deterministic hash of a text. */
function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}

const ROWS = 6;
const COLUMNS = 14;
/** The hours of the rota, as vertical lines. */
const RULES = Array.from({ length: COLUMNS + 1 }, (_, column) => `M${column * 30} 0V220`).join('');

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

/** A week's rota with some shifts filled in, derived from the slug, so that every post has its own stable cover. */
function DrawnCover({ slug, category, className }: { slug: string; category: string; className: string }) {
  const tint = tints[hash(category) % tints.length];
  let seed = hash(slug);
  const shifts = Array.from({ length: ROWS }, (_, row) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const start = seed % (COLUMNS - 5);
    return { row, start, length: 3 + ((seed >>> 8) % (COLUMNS - start - 3)), marked: (seed >>> 16) % 5 === 0 };
  });
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 420 220"
      preserveAspectRatio="xMidYMid slice"
      className={`rounded-sheet border border-line ${tint} ${className}`}
    >
      <path d={RULES} stroke="currentColor" strokeOpacity={0.12} />
      {shifts.map(({ row, start, length, marked }) => (
        <rect
          key={row}
          x={start * 30 + 3}
          y={row * 36 + 8}
          width={length * 30 - 6}
          height={22}
          rx={4}
          fill={marked ? 'var(--color-accent)' : 'currentColor'}
          fillOpacity={marked ? 1 : 0.16 + row * 0.09}
        />
      ))}
    </svg>
  );
}
