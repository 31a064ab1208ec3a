import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ArticleNotFound } from '@/components/blog/article-not-found';
import { ArticleView } from '@/components/blog/article-view';
import { PageData } from '@/components/site/json-ld';
import { NotFoundResponse } from '@/components/site/not-found-response';
import { authorPath } from '@/lib/blog/authors';
import { getAuthor, getMovedPost, getPost, getRelatedPosts } from '@/lib/blog/cached';
import { blogPostingData } from '@/lib/blog/json-ld';
import { renderMarkdown } from '@/lib/blog/markdown';
import { postMeta, postMetadata } from '@/lib/blog/metadata';
import { env } from '@/lib/env';
import { missingMetadata } from '@/lib/seo/metadata';
import { isSlug, slugify } from '@/lib/text/slug';

type Props = { params: Promise<{ slug: string }> };

/** Rendered at the first request: a build needs no database. */
export const generateStaticParams = () => [];
export const revalidate = 60;

async function load({ params }: Props) {
  const { slug } = await params;
  return isSlug(slug) ? getPost(slug) : null;
}

async function loadMoved({ params }: Props) {
  const { slug } = await params;
  return isSlug(slug) ? getMovedPost(slug) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const post = await load(props);
  return post ? postMetadata(post) : missingMetadata;
}

export default async function ArticlePage(props: Props) {
  const post = await load(props);
  if (!post) {
    const moved = await loadMoved(props);
    if (moved) permanentRedirect(`/blog/${moved}`);
    return (
      <NotFoundResponse>
        <ArticleNotFound />
      </NotFoundResponse>
    );
  }
  const [body, related, author] = await Promise.all([
    renderMarkdown(post.content, env.siteUrl, post.lang),
    getRelatedPosts(post.slug),
    getAuthor(slugify(post.author)),
  ]);
  const trail = [
    { name: 'Blog', path: '/blog' },
    { name: post.title, path: `/blog/${post.slug}` },
  ];
  return (
    <>
      <ArticleView
        post={post}
        body={body}
        related={related}
        url={`${env.siteUrl}/blog/${post.slug}`}
        authorHref={author ? authorPath(author.name) : undefined}
      />
      <PageData page={postMeta(post)} trail={trail} updated={post.updatedAt} about={[blogPostingData(post, author)]} />
    </>
  );
}
