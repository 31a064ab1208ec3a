import { PostCover } from '@/components/blog/post-cover';
import { Byline } from '@/components/blog/post-meta';
import { Link } from '@/components/ui/link';
import type { PostSummary } from '@/lib/blog/post';
import { blogTeasers } from '@/lib/content/home/blog-teasers';
import { HomeSection } from './home-section';

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** The three selected articles with their titles from the database. Unpublished ones are left out. */
export function BlogTeasers({ posts }: { posts: readonly PostSummary[] }) {
  const teasers = blogTeasers.items.flatMap((item) => {
    const post = posts.find((candidate) => candidate.slug === item.slug);
    return post ? [{ ...item, post }] : [];
  });
  if (teasers.length === 0) return null;
  return (
    <HomeSection id="blog" title={blogTeasers.title}>
      <ul className="grid gap-x-12 gap-y-3 md:grid-cols-3">
        {teasers.map(({ slug, highlight, post }) => (
          <li
            key={slug}
            className="wrap-anywhere grid grid-cols-[4rem_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-2 sm:grid-cols-1"
          >
            <PostCover post={post} lazy className="aspect-square w-full sm:aspect-[21/10]" />
            <div className="grid content-start gap-0.5">
              <h3 dir="auto" lang={post.lang || undefined} className="text-base leading-snug sm:text-lg">
                <Link href={`/blog/${slug}`} className="hover:underline hover:underline-offset-4">
                  {post.title}
                </Link>
              </h3>
              <p className="font-semibold text-base max-sm:font-normal max-sm:text-small">{highlight}</p>
              <p className="line-clamp-2 text-base text-muted max-sm:sr-only">{firstSentence(post.excerpt)}</p>
              <div className="max-sm:sr-only">
                <Byline author={post.author} publishedAt={post.publishedAt} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
