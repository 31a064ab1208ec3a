import { type Change, diffLines, diffWordsWithSpace } from 'diff';
import { formatMoment } from '@/lib/format';
import type { PostFields } from './post-form';

export type DiffPart = { text: string; kind: 'same' | 'added' | 'removed' };
export type FieldDiff = { field: string; parts: DiffPart[] };

/** How many characters of unchanged text are shown on each side of a change. */
const CONTEXT = 160;

/** Shortens unchanged text, so that the changes stand out. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT + 20) return text;
  const head = isFirst ? '' : text.slice(0, CONTEXT).replace(/\S+$/, '');
  const tail = isLast ? '' : text.slice(-CONTEXT).replace(/^\S+/, '');
  return `${head} … ${tail}`;
}

/** Joins two texts and omits an empty one. */
const replaced = (before: string, after: string): DiffPart[] =>
  [{ text: before, kind: 'removed' } as const, { text: after, kind: 'added' } as const].filter(
    ({ text }) => text !== '',
  );

const toParts = (changes: readonly Change[], shortened: typeof shorten): DiffPart[] =>
  changes.map(({ value, added, removed }, index) => {
    if (added) return { text: value, kind: 'added' };
    if (removed) return { text: value, kind: 'removed' };
    return { text: shortened(value, index === 0, index === changes.length - 1), kind: 'same' };
  });

/** The last and the first line of unchanged lines: those next to a change. */
function nearestLines(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split(/(?<=\n)/).filter((line) => line.trim());
  if (lines.length <= 2) return text;
  return [isFirst ? '' : lines[0], '…\n', isLast ? '' : lines.at(-1)].join('');
}

// The time that a comparison takes grows with the square of this: a quarter of a second for texts that have nothing in common.
const MAX_CHANGES = 1_000;

/** The lines in which two texts differ, each with the line before and behind it. */
export function diffByLine(before: string, after: string): DiffPart[] {
  const changes = diffLines(before, after, { maxEditLength: MAX_CHANGES });
  return changes ? toParts(changes, nearestLines) : replaced(before, after);
}

/** Joins changes with only spaces between them, so that what was replaced can be read. */
function joinNeighbours(changes: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (const [index, change] of changes.entries()) {
    const [old, now] = joined.slice(-2);
    const isGap = !change.added && !change.removed && /^ +$/.test(change.value) && index < changes.length - 1;
    const last = change.added ? now : change.removed ? old : undefined;
    if (old?.removed && now?.added && isGap) for (const side of [old, now]) side.value += change.value;
    else if (old?.removed && now?.added && last) last.value += change.value;
    else joined.push({ ...change });
  }
  return joined;
}

/** The words in which two texts differ, with some context; the lines, if they differ in too many words. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES });
  return changes ? toParts(joinNeighbours(changes), shorten) : diffByLine(before, after);
}

type Field = { name: string; read: (post: PostFields) => string; isText?: true };

/** All but texts are compared as a whole: fragments of two titles next to each other are unreadable. */
const fields: readonly Field[] = [
  { name: 'Title', read: ({ title }) => title },
  { name: 'Slug', read: ({ slug }) => slug },
  { name: 'Excerpt', read: ({ excerpt }) => excerpt, isText: true },
  { name: 'Content', read: ({ content }) => content, isText: true },
  { name: 'Author', read: ({ author }) => author },
  { name: 'Category', read: ({ category }) => category },
  { name: 'Tags', read: ({ tags }) => tags.join(', ') },
  { name: 'Published at', read: ({ publishedAt }) => formatMoment(publishedAt) },
  { name: 'Status', read: ({ status }) => status },
  { name: 'Language', read: ({ lang }) => lang },
  { name: 'Search title', read: ({ metaTitle }) => metaTitle },
  { name: 'Search description', read: ({ metaDescription }) => metaDescription, isText: true },
  { name: 'Social image', read: ({ socialImage }) => socialImage },
  { name: 'Cover', read: ({ cover, coverAlt }) => [cover, coverAlt].filter(Boolean).join(' ') },
];

/** The fields in which two states of a post differ, each with its changes, as `compare` finds them in long texts. */
export function diffPosts(before: PostFields, after: PostFields, compare = diffTexts): FieldDiff[] {
  return fields.flatMap(({ name, read, isText }) => {
    const [old, now] = [read(before), read(after)];
    if (old === now) return [];
    return [{ field: name, parts: isText ? compare(old, now) : replaced(old, now) }];
  });
}
