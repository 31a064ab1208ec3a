import { diffWordsWithSpace } from 'diff';
import { formatMoment } from '@/lib/format';
import type { PostRevision } from '@/lib/generated/prisma/client';

export type DiffPart = { text: string; kind: 'same' | 'added' | 'removed' };
export type FieldDiff = { field: string; parts: DiffPart[] };

/** How many characters of unchanged text are shown on each side of a change. */
const CONTEXT = 160;

/** Shortens unchanged text, so that the changes stand out. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT + 20) return text;
  const head = isFirst ? '' : text.slice(0, CONTEXT);
  const tail = isLast ? '' : text.slice(-CONTEXT);
  return `${head} … ${tail}`;
}

/** Joins two texts and omits an empty one. */
const replaced = (before: string, after: string): DiffPart[] =>
  [{ text: before, kind: 'removed' } as const, { text: after, kind: 'added' } as const].filter(
    ({ text }) => text !== '',
  );

/** The words in which two texts differ, with some context. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: 20_000 });
  if (!parts) return replaced(before, after);
  return parts.map(({ value, added, removed }, index) => {
    if (added) return { text: value, kind: 'added' };
    if (removed) return { text: value, kind: 'removed' };
    return { text: shorten(value, index === 0, index === parts.length - 1), kind: 'same' };
  });
}

/** One-line fields, which are compared as a whole: fragments of two titles next to each other are unreadable. */
const wholeFields = new Set([
  'Title',
  'Slug',
  'Author',
  'Category',
  'Tags',
  'Published at',
  'Status',
  'Cover',
  'Language',
]);

const fields: readonly (readonly [string, (revision: PostRevision) => string])[] = [
  ['Title', ({ title }) => title],
  ['Slug', ({ slug }) => slug],
  ['Excerpt', ({ excerpt }) => excerpt],
  ['Content', ({ content }) => content],
  ['Author', ({ author }) => author],
  ['Category', ({ category }) => category],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Published at', ({ publishedAt }) => formatMoment(publishedAt)],
  ['Status', ({ status }) => status],
  ['Language', ({ lang }) => lang],
  ['Cover', ({ cover, coverAlt }) => [cover, coverAlt].filter(Boolean).join(' ')],
];

/** The fields in which two revisions differ, each with its changes. */
export function diffRevisions(before: PostRevision, after: PostRevision): FieldDiff[] {
  return fields.flatMap(([field, read]) => {
    const [old, now] = [read(before), read(after)];
    if (old === now) return [];
    return [{ field, parts: wholeFields.has(field) ? replaced(old, now) : diffTexts(old, now) }];
  });
}
