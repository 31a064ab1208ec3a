import { expect, test } from 'vitest';
import { derivedColumns, plainText } from '@/lib/blog/derived-columns';

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
