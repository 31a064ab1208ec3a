import { diffWordsWithSpace } from 'diff';
import { formatMoment } from '@/lib/format';
import type { PostRevision } from '@/lib/generated/prisma/client';

export type DiffPart = { text: string; kind: 'same' | 'added' | 'removed' };
export type FieldDiff = { field: string; parts: DiffPart[] };

/** How much of an unchanged passage is shown on each side of a change. */
const CONTEXT = 160;

/** Shortens what did not change between two changes, so that the changes are found. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT + 20) return text;
  const head = isFirst ? '' : text.slice(0, CONTEXT);
  const tail = isLast ? '' : text.slice(-CONTEXT);
  return `${head} … ${tail}`;
}

/** The words that two texts differ in, with a little of what is around them. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: 20_000 });
  if (!parts) {
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  }
  return parts.map(({ value, added, removed }, index) => {
    if (added) return { text: value, kind: 'added' };
    if (removed) return { text: value, kind: 'removed' };
    return { text: shorten(value, index === 0, index === parts.length - 1), kind: 'same' };
  });
}

const fields: readonly (readonly [string, (revision: PostRevision) => string])[] = [
  ['Title', ({ title }) => title],
  ['Address', ({ slug }) => slug],
  ['Excerpt', ({ excerpt }) => excerpt],
  ['Content', ({ content }) => content],
  ['Author', ({ author }) => author],
  ['Category', ({ category }) => category],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Published at', ({ publishedAt }) => formatMoment(publishedAt)],
  ['Status', ({ status }) => status],
];

/** The fields that two revisions differ in, each with what changed. */
export function diffRevisions(before: PostRevision, after: PostRevision): FieldDiff[] {
  return fields.flatMap(([field, read]) =>
    read(before) === read(after) ? [] : [{ field, parts: diffTexts(read(before), read(after)) }],
  );
}
