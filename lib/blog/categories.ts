import { slugify } from '@/lib/text/slug';

/** What an admin can choose from, and what the first articles use: one list, in the order it is offered. */
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

/** Address of a category's page. */
export function categoryPath(category: string): string {
  return `/blog/category/${slugify(category)}`;
}

/** The category whose page has this slug, if there is one. */
export function categoryFromSlug(slug: string): Category | undefined {
  return bySlug.get(slug);
}

/** True when the blog has this category; the match is exact. */
export function isCategory(name: string): boolean {
  return bySlug.get(slugify(name)) === name;
}
