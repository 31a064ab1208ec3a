import { notFound } from 'next/navigation';
import { categoryDrawing, siteDrawing } from '@/components/drawings/category-drawings';
import { type CardContent, drawCard } from '@/components/site/og-card';
import { getPost } from '@/lib/blog/cached';
import { categoryFromSlug } from '@/lib/blog/categories';
import { categoryCopy } from '@/lib/blog/category-copy';
import { findAgent } from '@/lib/content/agents/catalogue';
import { linkPreview } from '@/lib/images/link-preview';
import { sitePages } from '@/lib/pages';
import { isSlug } from '@/lib/text/slug';

type Card = CardContent & { cover?: string };

/** Titles come from existing pages, agents and posts, never from the URL. */
const cards: Record<string, (slug: string) => Promise<Card | undefined> | Card | undefined> = {
  page: (slug) =>
    Object.hasOwn(sitePages, slug)
      ? { title: sitePages[slug as keyof typeof sitePages].title, label: '', image: siteDrawing }
      : undefined,
  agent: (slug) => {
    const agent = findAgent(slug);
    return agent && { title: agent.name, label: agent.niche, image: agent.image };
  },
  category: (slug) => {
    const category = categoryFromSlug(slug);
    return category && { title: categoryCopy[category].heading, label: category, image: categoryDrawing(category) };
  },
  post: async (slug) => {
    const post = isSlug(slug) ? await getPost(slug) : null;
    return post
      ? {
          title: post.title,
          label: post.category,
          image: categoryDrawing(post.category),
          cover: post.socialImage || post.cover,
        }
      : undefined;
  },
};

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** The Open Graph image of a page: the cover photo of a post, otherwise a rendered card. Rendered at the first request, then cached. */
export async function GET(_request: Request, { params }: { params: Promise<{ kind: string; slug: string }> }) {
  const { kind, slug } = await params;
  const card = Object.hasOwn(cards, kind) ? await cards[kind]?.(slug) : undefined;
  if (!card) notFound();
  const photo = card.cover ? await linkPreview(card.cover) : null;
  if (photo) return new Response(photo, { headers: { 'Content-Type': 'image/jpeg' } });
  return drawCard(card);
}
