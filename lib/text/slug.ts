import { foldAccents } from './fold-accents';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_SLUG_LENGTH = 120;

/** "Dún Laoghaire: a guide" → "dun-laoghaire-a-guide". Fadas are folded first, so that no letter is lost. */
export function slugify(title: string): string {
  return foldAccents(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

const AUTOMATIC_LENGTH = 80;

/** The slug offered for a title: at most 80 characters, cut after a whole word where there is one. */
export function automaticSlug(title: string): string {
  const slug = slugify(title);
  if (slug.length <= AUTOMATIC_LENGTH) return slug;
  const cut = slug.slice(0, AUTOMATIC_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : slug.slice(0, AUTOMATIC_LENGTH);
}

/** True for what `slugify` could have made. Anything else never reaches the database. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}
