import { describe, expect, test } from 'vitest';
import { diffByLine, diffPosts, diffTexts } from '@/lib/blog/diff';

const revision = {
  postId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  version: 1,
  title: 'Audit B1',
  content: 'The price is ten euro.',
  excerpt: '',
  slug: 'audit-b1',
  publishedAt: new Date('2026-11-10T12:00:00Z'),
  author: 'Admin',
  category: 'AI',
  tags: ['one'],
  cover: '',
  coverAlt: '',
  metaTitle: '',
  metaDescription: '',
  socialImage: '',
  lang: '',
  unpublished: false,
  status: 'draft' as const,
  savedBy: 'a@example.ie',
  savedAt: new Date('2026-11-10T12:00:00Z'),
};

test('diffTexts marks the words that differ', () => {
  expect(diffTexts('ten euro', 'twelve euro')).toEqual([
    { text: 'ten', kind: 'removed' },
    { text: 'twelve', kind: 'added' },
    { text: ' euro', kind: 'same' },
  ]);
});

test('diffTexts shows what was replaced together, not word by word', () => {
  const read = (before: string, after: string) =>
    diffTexts(before, after).map(
      ({ text, kind }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind],
    );
  expect(read('Finished at home.', 'Typed on the train.').join('')).toBe('[-Finished at home-][+Typed on the train+].');
  expect(read('We open at nine, ring.', 'We shut by ten, ring first.').join('')).toBe(
    'We [-open at nine-][+shut by ten+], ring[+ first+].',
  );
});

test('diffByLine marks whole lines, and shows the lines next to them', () => {
  const text = (third: string) => ['# One', 'two', 'before', third, 'behind', 'six', 'seven'].join('\n\n');
  expect(diffByLine(text('three'), text('thirty-three'))).toEqual([
    { text: '…\nbefore\n', kind: 'same' },
    { text: 'three\n', kind: 'removed' },
    { text: 'thirty-three\n', kind: 'added' },
    { text: 'behind\n…\n', kind: 'same' },
  ]);
});

test('diffTexts compares texts that differ in every word by line, instead of for minutes', () => {
  const text = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join(' ');
  expect(diffTexts(`Same\n${text('a')}`, `Same\n${text('b')}`).map(({ kind }) => kind)).toEqual([
    'same',
    'removed',
    'added',
  ]);
});

describe('diffPosts', () => {
  test('compares titles as a whole, so that both can be read', () => {
    expect(diffPosts(revision, { ...revision, title: 'From one tab' })).toEqual([
      {
        field: 'Title',
        parts: [
          { text: 'Audit B1', kind: 'removed' },
          { text: 'From one tab', kind: 'added' },
        ],
      },
    ]);
  });

  test('compares texts word by word, and shortens unchanged text', () => {
    const changes = diffPosts(revision, { ...revision, content: 'The price is twelve euro.', excerpt: 'New' });
    expect(changes.map(({ field }) => field)).toEqual(['Excerpt', 'Content']);
    expect(changes[1]?.parts.filter(({ kind }) => kind !== 'same')).toHaveLength(2);
    expect(diffPosts(revision, revision)).toEqual([]);
  });
});
