import { Link } from '@/components/ui/link';
import type { listAllPosts } from '@/lib/blog/admin-queries';
import { formatMoment } from '@/lib/format';
import { PostActions } from './post-actions';

type Post = Awaited<ReturnType<typeof listAllPosts>>['posts'][number];

const cell = 'py-3 pr-4 align-top max-lg:block max-lg:py-0.5';
const stateClasses = {
  Draft: 'border-control text-muted',
  Scheduled: 'border-accent text-ink',
  Published: 'border-success text-success',
} as const;

function stateOf({ status, publishedAt }: Post): keyof typeof stateClasses {
  if (status === 'draft') return 'Draft';
  return publishedAt > new Date() ? 'Scheduled' : 'Published';
}

function Row({ post }: { post: Post }) {
  const state = stateOf(post);
  return (
    <tr className="border-line border-b hover:bg-brand-soft max-lg:block max-lg:py-3">
      <td className={cell}>
        <Link
          href={`/blog-admin?edit=${post.id}`}
          prefetch={false}
          dir="auto"
          className="inline-block font-semibold wrap-anywhere hover:text-brand hover:underline"
        >
          {post.title}
        </Link>
        <span className="block text-base text-muted wrap-anywhere">/blog/{post.slug}</span>
      </td>
      <td className={cell}>{post.category}</td>
      <td className={cell}>
        <span className={`inline-block rounded-sheet border px-2 font-semibold text-sm ${stateClasses[state]}`}>
          {state}
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatMoment(post.publishedAt)}</td>
      <td className={cell}>
        <PostActions
          id={post.id}
          title={post.title}
          slug={post.slug}
          status={post.status}
          isPublic={state === 'Published'}
        />
      </td>
    </tr>
  );
}

/** All posts, the latest first. */
export function PostTable({ posts }: { posts: readonly Post[] }) {
  return (
    <table className="mt-7 w-full border-line border-t text-left max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="border-line border-b text-base text-muted">
          {['Post', 'Category', 'Status', 'Published at', 'Actions'].map((head) => (
            <th key={head} scope="col" className="sticky top-16 z-10 bg-paper py-2 pr-4 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {posts.map((post) => (
          <Row key={post.id} post={post} />
        ))}
      </tbody>
    </table>
  );
}
