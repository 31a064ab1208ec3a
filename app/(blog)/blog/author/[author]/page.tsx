import type { Metadata } from 'next';
import { ListData } from '@/components/blog/list-data';
import { PostList } from '@/components/blog/post-list';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { NotFoundView } from '@/components/site/not-found-view';
import { Container } from '@/components/ui/container';
import { authorPath } from '@/lib/blog/authors';
import { getAuthor, getAuthorPosts } from '@/lib/blog/cached';
import { authorMeta } from '@/lib/blog/metadata';
import { metadataFor, missingMetadata } from '@/lib/seo/metadata';
import { isSlug } from '@/lib/text/slug';

type Props = { params: Promise<{ author: string }> };

/** Rendered at the first request: a build needs no database. */
export const generateStaticParams = () => [];
export const revalidate = 60;

async function load({ params }: Props) {
  const { author: slug } = await params;
  return isSlug(slug) ? getAuthor(slug) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const author = await load(props);
  return author ? metadataFor({ ...authorMeta(author), image: '/og/page/blog' }) : missingMetadata;
}

/** An author with their posts. */
export default async function AuthorPage(props: Props) {
  const author = await load(props);
  if (!author)
    return (
      <NotFoundResponse>
        <NotFoundView />
      </NotFoundResponse>
    );
  const { name, bio, photo } = author;
  const posts = await getAuthorPosts(name);
  const trail = [
    { name: 'Blog', path: '/blog' },
    { name, path: authorPath(name) },
  ];
  return (
    <>
      <Container className="py-12 sm:py-16">
        <header className="mb-14 flex flex-wrap items-center gap-8">
          {photo ? (
            // biome-ignore lint/performance/noImgElement: an image of our own, in a size of its own
            <img
              src={`${photo}?w=480`}
              alt={name}
              width={160}
              height={160}
              className="size-40 rounded-sheet object-cover"
            />
          ) : null}
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-h1 wrap-anywhere">{name}</h1>
            <p dir="auto" className="mt-4 max-w-[60ch] whitespace-pre-line text-lead text-muted wrap-anywhere">
              {bio}
            </p>
          </div>
        </header>
        <PostList posts={posts} featureFirst={false} />
      </Container>
      <ListData page={authorMeta(author)} trail={trail} posts={posts} />
    </>
  );
}
