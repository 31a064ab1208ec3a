import { Pager } from '@/components/admin/pager';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { listAllPosts, type PostFilter } from '@/lib/blog/admin-queries';
import { log } from '@/lib/log';
import { PostTable } from './post-table';
import { SamplePostsButton } from './sample-posts-button';

function hrefOf({ q, status, page }: PostFilter): string {
  const query = new URLSearchParams({ tab: 'manage' });
  if (q) query.set('q', q);
  if (status) query.set('status', status);
  if (page > 1) query.set('page', String(page));
  return `/blog-admin?${query}`;
}

const states = { draft: 'Drafts', published: 'Published', scheduled: 'Scheduled' } as const;

/** Every post there is, to search and to work on. */
export async function ManagePosts({ filter }: { filter: PostFilter }) {
  const list = await listAllPosts(filter).catch((error: unknown) => {
    log.error({ err: error }, 'the posts could not be read');
    return null;
  });
  if (!list) return <FetchFailure href={hrefOf(filter)} />;
  const { posts, total, pages } = list;
  const isFiltered = Boolean(filter.q || filter.status);
  return (
    <>
      <form action="/blog-admin" className="flex flex-wrap items-end gap-4">
        <input type="hidden" name="tab" value="manage" />
        <div className="grow sm:max-w-md">
          <label htmlFor="posts-q" className="mb-1 block font-semibold text-base">
            Search
          </label>
          <input id="posts-q" name="q" type="search" defaultValue={filter.q} className={controlClass} />
        </div>
        <div>
          <label htmlFor="posts-status" className="mb-1 block font-semibold text-base">
            Status
          </label>
          <select id="posts-status" name="status" defaultValue={filter.status ?? ''} className={controlClass}>
            <option value="">All</option>
            {Object.entries(states).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit">Show</Button>
        {isFiltered ? (
          <ButtonLink href="/blog-admin?tab=manage" variant="quiet" prefetch={false}>
            Clear
          </ButtonLink>
        ) : null}
      </form>
      {posts.length > 0 ? <PostTable posts={posts} /> : <Empty isFiltered={isFiltered} />}
      <Pager
        page={filter.page}
        pages={pages}
        total={total}
        what={total === 1 ? 'post' : 'posts'}
        hrefOf={(page) => hrefOf({ ...filter, page })}
      />
      <p className="mt-8">
        <SamplePostsButton />
      </p>
    </>
  );
}

function FetchFailure({ href }: { href: string }) {
  return (
    <p role="alert" className="rounded-sheet border-2 border-danger bg-danger-soft p-5">
      <strong>Failed to fetch posts</strong>. Nothing is lost; the database did not answer just now.{' '}
      <a href={href} className="link">
        Try again
      </a>
    </p>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <p className="mt-8 border-line border-y py-10 text-center text-muted">
      {isFiltered ? 'No post matches.' : 'No posts yet. Write the first one, or start with the sample articles.'}
    </p>
  );
}
