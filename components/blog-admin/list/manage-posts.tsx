import { FilterField, FilterSelect } from '@/components/admin/filter-field';
import { Pager } from '@/components/admin/pager';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { listAllPosts, type PostFilter } from '@/lib/blog/admin-queries';
import { categories } from '@/lib/blog/categories';
import { hasOwnPosts } from '@/lib/blog/setup';
import { log } from '@/lib/log';
import { retentionDays } from '@/lib/retention/policy';
import { PostTable } from './post-table';
import { SamplePostsButton } from './sample-posts-button';

function hrefOf({ page, ...filter }: PostFilter): string {
  const query = new URLSearchParams({ tab: 'manage' });
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return `/blog-admin?${query}`;
}

const all = ['', 'All'] as const;
const states = [
  all,
  ['draft', 'Drafts'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
  ['deleted', `Deleted (${retentionDays.deletedPost} days)`],
] as const;
const orders = [
  ['newest', 'Newest'],
  ['oldest', 'Oldest'],
  ['updated', 'Last changed'],
  ['title', 'Title'],
] as const;

function Filter({ filter, isFiltered }: { filter: PostFilter; isFiltered: boolean }) {
  return (
    <form action="/blog-admin" className="flex flex-wrap items-end gap-4 max-sm:grid max-sm:grid-cols-3 max-sm:gap-3">
      <input type="hidden" name="tab" value="manage" />
      <div className="grow max-sm:col-span-2 sm:max-lg:basis-full lg:max-w-md">
        <FilterField label="Search" name="q">
          <input
            id="filter-q"
            name="q"
            type="search"
            placeholder="Title, text, tags or slug"
            defaultValue={filter.q}
            className={controlClass}
          />
        </FilterField>
      </div>
      <FilterSelect name="status" label="Status" value={filter.status} choices={states} />
      <FilterSelect
        name="category"
        label="Category"
        value={filter.category}
        choices={[all, ...categories.map((category) => [category, category] as const)]}
      />
      <FilterSelect name="sort" label="Sort" value={filter.sort ?? 'newest'} choices={orders} />
      <Button type="submit" className="max-sm:col-start-3 max-sm:row-start-1 max-sm:px-3">
        Show
      </Button>
      {isFiltered ? (
        <ButtonLink href="/blog-admin?tab=manage" variant="quiet" prefetch={false} className="max-sm:col-span-3">
          Clear
        </ButtonLink>
      ) : null}
    </form>
  );
}

/** The list of all posts with search and filters. Offers the sample articles until the site has a post of its own. */
export async function ManagePosts({ filter }: { filter: PostFilter }) {
  const list = await Promise.all([listAllPosts(filter), hasOwnPosts()]).catch((error: unknown) => {
    log.error({ err: error }, 'the posts could not be read');
    return null;
  });
  if (!list) return <FetchFailure href={hrefOf(filter)} />;
  const [{ posts, total, pages }, hasOwn] = list;
  const isFiltered = Boolean(filter.q || filter.status || filter.category);
  return (
    <>
      <Filter filter={filter} isFiltered={isFiltered} />
      {posts.length > 0 ? (
        <PostTable key={filter.status} posts={posts} isBin={filter.status === 'deleted'} now={new Date()} />
      ) : (
        <Empty filter={filter} isFiltered={isFiltered} />
      )}
      <Pager
        page={filter.page}
        pages={pages}
        total={total}
        unit="post"
        hrefOf={(page) => hrefOf({ ...filter, page })}
      />
      {isFiltered || hasOwn ? null : (
        <p className="mt-8">
          <SamplePostsButton />
        </p>
      )}
    </>
  );
}

function FetchFailure({ href }: { href: string }) {
  return (
    <Alert tone="danger">
      <strong>Failed to fetch posts</strong>. Nothing is lost; the database did not answer just now.{' '}
      <a href={href} className="link">
        Try again
      </a>
    </Alert>
  );
}

function Empty({ filter, isFiltered }: { filter: PostFilter; isFiltered: boolean }) {
  const isBin = filter.status === 'deleted' && !filter.q && !filter.category;
  return (
    <p className="mt-8 border-line border-y py-10 text-center text-muted">
      {isBin
        ? `The bin is empty. Deleted posts can be restored here for ${retentionDays.deletedPost} days.`
        : isFiltered
          ? 'No post matches.'
          : 'No posts yet. Write the first one, or start with the sample articles.'}
    </p>
  );
}
