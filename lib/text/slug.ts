import { foldAccents } from './fold-accents';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_SLUG_LENGTH = 120;

/** "Dún Laoghaire: a guide" becomes "dun-laoghaire-a-guide". Accents are removed first, so that no letter is lost. */
export function slugify(title: string): string {
  return foldAccents(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

const AUTOMATIC_LENGTH = 80;

/** The suggested slug of a title: at most 80 characters, cut at a word boundary where possible. */
export function automaticSlug(title: string): string {
  const slug = slugify(title);
  if (slug.length <= AUTOMATIC_LENGTH) return slug;
  const cut = slug.slice(0, AUTOMATIC_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : slug.slice(0, AUTOMATIC_LENGTH);
}

/** Whether a text has the form of a slug. Checked before any query. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}
