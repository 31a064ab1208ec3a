import { slugify } from '@/lib/text/slug';

/** The categories of the blog, in the order in which the editor offers them. */
export const categories = [
  'Business',
  'AI',
  'Automation',
  'Marketing',
  'Case Studies',
  'Business Strategy',
  'Customer Service',
  'Manufacturing',
  'Restaurant',
  'Industry Insights',
  'Financial Planning',
  'Tool Reviews',
] as const;

export type Category = (typeof categories)[number];

const bySlug = new Map<string, Category>(categories.map((category) => [slugify(category), category]));

/** The path of a category's page. */
export function categoryPath(category: string): string {
  return `/blog/category/${slugify(category)}`;
}

/** The category with this slug, if there is one. */
export function categoryFromSlug(slug: string): Category | undefined {
  return bySlug.get(slug);
}

/** Whether the blog has this category; the match is exact. */
export function isCategory(name: string): boolean {
  return bySlug.get(slugify(name)) === name;
}
