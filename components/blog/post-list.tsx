import { Link } from '@/components/ui/link';
import type { PostSummary } from '@/lib/blog/post';
import { PostCover } from './post-cover';
import { Byline, CategoryAndTime } from './post-meta';

const TAGS_SHOWN = 3;

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - TAGS_SHOWN;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-base text-muted">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <li key={tag}>#{tag}</li>
      ))}
      {more > 0 ? <li>+{more} more</li> : null}
    </ul>
  );
}

function PostCard({ post, featured }: { post: PostSummary; featured: boolean }) {
  const href = `/blog/${post.slug}`;
  return (
    <article
      className={`group relative grid ${
        featured
          ? 'gap-5 lg:grid-cols-12 lg:items-center lg:gap-10'
          : 'grid-cols-[5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[10rem_1fr] sm:gap-6'
      }`}
    >
      <PostCover
        post={post}
        lazy={!featured}
        className={
          featured ? 'aspect-[21/9] w-full lg:col-span-7 lg:aspect-[16/9]' : 'aspect-square w-full sm:aspect-[4/3]'
        }
      />
      <div className={`flex flex-col gap-3 ${featured ? 'lg:col-span-5' : ''}`}>
        <CategoryAndTime category={post.category} minutes={post.minutes} />
        <h2 dir="auto" lang={post.lang || undefined} className={featured ? 'text-h2' : 'text-h3'}>
          <Link href={href} className="hover:underline hover:decoration-2 hover:underline-offset-4">
            {post.title}
          </Link>
        </h2>
        <p dir="auto" lang={post.lang || undefined} className={featured ? 'text-lead text-muted' : 'text-muted'}>
          {post.excerpt}
        </p>
        <Tags tags={post.tags} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <Byline author={post.author} publishedAt={post.publishedAt} />
          <Link href={href} aria-label={`Read Article: ${post.title}`} className="link py-1 font-semibold">
            Read Article
          </Link>
        </div>
      </div>
    </article>
  );
}

/** A list of posts: on the first page the newest is featured, the others are in two columns below it. */
export function PostList({ posts, featureFirst }: { posts: readonly PostSummary[]; featureFirst: boolean }) {
  const [first, ...others] = posts;
  const rest = featureFirst ? others : posts;
  return (
    <div className="grid gap-12 wrap-anywhere">
      {featureFirst && first ? <PostCard post={first} featured /> : null}
      {rest.length > 0 ? (
        <ul className="grid gap-x-14 border-line border-t lg:grid-cols-2">
          {rest.map((post) => (
            // The last of an odd number takes the row.
            <li key={post.id} className="border-line border-b py-8 lg:last:odd:col-span-2">
              <PostCard post={post} featured={false} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
