import { expect, test } from 'vitest';
import { derivedColumns, openingOf, plainText } from '@/lib/blog/derived-columns';

test('derivedColumns › counts at least one minute, also for a post of pictures only', () => {
  const minutes = (content: string) => derivedColumns({ title: '', excerpt: '', tags: [], content }).minutes;
  expect([minutes('***'), minutes('word '.repeat(201))]).toEqual([1, 2]);
});

test('derivedColumns › stores each word of the body once', () => {
  const { searchBody } = derivedColumns({ title: '', excerpt: '', tags: [], content: 'Tea and tea, and scones.' });
  expect(searchBody).toBe('tea and tea, scones.');
});

test('derivedColumns › folds case and accents and strips Markdown from the body', () => {
  const { searchHead, searchBody } = derivedColumns({
    title: 'Dún Laoghaire',
    excerpt: 'An ÉIRE',
    tags: ['Café'],
    content: '## A *title*\n\n[Link](/x) and `code`\n\n```js\nlet x\n```\n> quote',
  });
  expect(searchHead).toBe('dun laoghaire\nan eire\ncafe');
  expect(searchBody).toBe('a title link and code let x quote');
  expect(plainText('1. one\n2. two')).toBe('one two');
});

test('openingOf › is the opening of the text without headings, cut between words at 160 characters', () => {
  expect(openingOf('## Hours\n\nWe **open** at [nine](/x).\n\n> [!NOTE]\n> Closed on Monday.')).toBe(
    'We open at nine. Closed on Monday.',
  );
  const opening = openingOf('word '.repeat(100));
  expect(opening).toMatch(/^word .* word…$/);
  expect(opening.length).toBeLessThanOrEqual(160);
});

test('derivedColumns › uses the opening of the text as the excerpt until one is written', () => {
  const post = { title: '', tags: [], content: 'We open at nine.' };
  expect(derivedColumns({ ...post, excerpt: '' }).excerpt).toBe('We open at nine.');
  expect(derivedColumns({ ...post, excerpt: 'Our hours' }).excerpt).toBe('Our hours');
});

test('openingOf › reads a table as its words', () => {
  expect(openingOf('| Day | Calls |\n| :-- | --: |\n| Mon | 12 |\n\n---\n\nSo.')).toBe('Day Calls Mon 12 So.');
});

test('openingOf › leaves no space where emphasis ends', () => {
  expect(openingOf('We are **open**, *always*. Ask `us`!')).toBe('We are open, always. Ask us!');
});
