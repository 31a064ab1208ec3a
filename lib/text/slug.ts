import { foldAccents } from './fold-accents';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_SLUG_LENGTH = 120;

/** "Dún Laoghaire: a guide" → "dun-laoghaire-a-guide". Fadas are folded first, so that no letter is lost. */
export function slugify(title: string): string {
  return foldAccents(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** True for what `slugify` could have made. Anything else never reaches the database. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}
