import { ClosingBand } from '@/components/site/closing-band';
import { Container } from '@/components/ui/container';
import { ArrowLeft, Share2 } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import '@/components/ui/prose.css';
import type { RenderedMarkdown } from '@/lib/blog/markdown';
import type { PostSummary, PublicPost } from '@/lib/blog/post';
import { blogCopy } from '@/lib/content/pages/blog';
import { PostCover } from './post-cover';
import { Byline, CategoryAndTime } from './post-meta';
import { ShareButton } from './share-button';
import { TableOfContents } from './table-of-contents';

/** Articles with at least this many headings have a table of contents. */
const LONG_ARTICLE_HEADINGS = 4;

function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="border-line border-t wrap-anywhere print:hidden">
      <Container className="py-14">
        <h2 className="text-h3">Read next</h2>
        <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {posts.map((post) => (
            <li key={post.id} className="grid content-start gap-2">
              <PostCover post={post} lazy className="aspect-[21/10] w-full max-md:hidden" />
              <CategoryAndTime category={post.category} minutes={post.minutes} />
              <h3 dir="auto" lang={post.lang || undefined} className="text-[1.15rem] leading-snug">
                <Link href={`/blog/${post.slug}`} className="hover:underline hover:underline-offset-4">
                  {post.title}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** An article with its header, footer and related links. `url` is its absolute URL, for sharing; `authorHref` that of its author's page. */
export function ArticleView({
  post,
  body,
  related,
  url,
  authorHref,
}: {
  post: PublicPost;
  body: RenderedMarkdown;
  related: readonly PostSummary[];
  url: string;
  authorHref?: string;
}) {
  const isLong = body.toc.length >= LONG_ARTICLE_HEADINGS;
  return (
    <>
      <article className="wrap-anywhere">
        <Container className="pt-8 pb-12 sm:pt-12">
          <Link href="/blog" className="link inline-flex items-center gap-1.5 py-1.5 print:hidden">
            <ArrowLeft className="size-4" />
            Back to Blog
          </Link>
          <div
            className={
              isLong
                ? 'mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[14rem_minmax(0,40rem)] xl:grid-cols-[14rem_minmax(0,40rem)_14rem] xl:justify-between'
                : 'mx-auto mt-6 max-w-[40rem]'
            }
          >
            <div className="lg:col-start-2">
              <header className="grid gap-4">
                <CategoryAndTime category={post.category} minutes={post.minutes} />
                <h1
                  dir="auto"
                  lang={post.lang || undefined}
                  className="max-w-[22ch] text-[clamp(2.1rem,1.5rem+2.6vw,3.6rem)] leading-[1.06] tracking-tight"
                >
                  {post.title}
                </h1>
                <p dir="auto" lang={post.lang || undefined} className="max-w-[60ch] text-lead text-muted">
                  {post.excerpt}
                </p>
                <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                  <Byline author={post.author} publishedAt={post.publishedAt} href={authorHref} />
                  <ShareButton title={post.title} url={url} icon={<Share2 className="size-4" />} />
                </div>
              </header>
              <PostCover
                post={post}
                described
                sizes="(max-width: 64rem) 100vw, 40rem"
                className="mt-8 aspect-[2/1] w-full"
              />
            </div>
            {isLong ? (
              <div className="lg:row-span-2 lg:row-start-1">
                <TableOfContents entries={body.toc} />
              </div>
            ) : null}
            <div className="lg:col-start-2">
              <div
                className={`prose ${isLong ? '' : 'mt-8 sm:mt-10'}`}
                dir="auto"
                lang={post.lang || undefined}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/blog/markdown
                dangerouslySetInnerHTML={{ __html: body.html }}
              />
              {post.tags.length > 0 ? (
                <ul aria-label="Tags" className="mt-10 flex flex-wrap gap-2 text-base print:hidden">
                  {post.tags.map((tag) => (
                    <li key={tag}>
                      <Link
                        href={`/blog?${new URLSearchParams({ q: tag })}`}
                        prefetch={false}
                        className="inline-flex min-h-9 items-center rounded-full border border-control px-3 hover:bg-brand-soft"
                      >
                        #{tag}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </div>
        </Container>
      </article>
      <RelatedPosts posts={related} />
      <ClosingBand {...blogCopy.articleEnd} />
    </>
  );
}
