import { ClosingBand } from '@/components/site/closing-band';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { getUsedCategories } from '@/lib/blog/cached';
import type { Category } from '@/lib/blog/categories';
import { categoryCopy } from '@/lib/blog/category-copy';
import type { PostPage } from '@/lib/blog/queries';
import { blogCopy } from '@/lib/content/pages/blog';
import { plural } from '@/lib/text/plural';
import { Pagination } from './pagination';
import { PostFilter } from './post-filter';
import { PostList } from './post-list';

function EmptyState({ filtered }: { filtered: boolean }) {
  return (
    <div className="border-line border-y py-16 text-center">
      <p className="text-lead">{filtered ? blogCopy.nothingFound : blogCopy.nothingPublished}</p>
      <p className="mt-6">
        {filtered ? (
          <ButtonLink href="/blog" variant="quiet">
            {blogCopy.showAll}
          </ButtonLink>
        ) : (
          <ButtonLink href="/blog-admin">{blogCopy.createPosts}</ButtonLink>
        )}
      </p>
    </div>
  );
}

/** The post list with search, filter and pagination, for the whole blog, a category or a search. */
export async function BlogIndex({
  result,
  q,
  category,
  pageHref,
}: {
  result: PostPage;
  q?: string;
  category?: Category;
  pageHref: (page: number) => string;
}) {
  const used = await getUsedCategories();
  const filtered = Boolean(q || category);
  const { posts, page, pages, total } = result;
  return (
    <>
      <div className="border-line border-b">
        <Container className="grid gap-8 pt-12 pb-14 sm:pt-20 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-8">
            <h1 className="max-w-[18ch] text-h1">{category ? categoryCopy[category].heading : blogCopy.title}</h1>
            <p className="mt-6 max-w-[58ch] text-balance text-lead text-muted">
              {category ? categoryCopy[category].lead : blogCopy.lead}
            </p>
          </div>
          <div className="flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">
            <ButtonLink href="/free-trial">Start free trial</ButtonLink>
            <ButtonLink href="/contact" variant="quiet">
              Talk to us
            </ButtonLink>
          </div>
        </Container>
      </div>
      <Container className="py-12 sm:py-16">
        <PostFilter q={q} category={category} used={used} />
        <p role="status" className="mt-8 mb-8 text-muted">
          {q ? `${plural(total, 'article')} for “${q}”${category ? ` in ${category}` : ''}` : ''}
        </p>
        {posts.length > 0 ? (
          <PostList posts={posts} featureFirst={!filtered && page === 1} />
        ) : (
          <EmptyState filtered={filtered} />
        )}
        <Pagination page={page} pages={pages} href={pageHref} />
      </Container>
      <ClosingBand {...blogCopy.closing} />
    </>
  );
}
