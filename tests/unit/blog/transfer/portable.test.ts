import { expect, test } from 'vitest';
import { readArticle, writeArticle } from '@/lib/blog/transfer/portable';
import { growth } from '../../../support/growth';

const article = (yaml: string) => `---\n${yaml}---\nText`;
const keys = (count: number) => Array.from({ length: count }, (_, index) => `key${index}: 1\n`).join('');

function reasonOf(file: string): string {
  try {
    readArticle(file);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('readArticle › rejects a front matter with too many keys, aliases, levels or characters', () => {
  expect(reasonOf(article(keys(100_000)))).toMatch(/^has a front matter that cannot be read: it has too many keys/);
  expect(reasonOf(article(`{${keys(500).replaceAll('\n', ', ')}}\n`))).toMatch(/too many keys/);
  expect(reasonOf(article('a: &a [x]\nb: [*a, *a]\n'))).toMatch(/^has a front matter that cannot be read: .*alias/i);
  expect(reasonOf(article(`a: ${'['.repeat(100_000)}\n`))).toMatch(/^has a front matter that cannot be read/);
  expect(reasonOf(article(`a: ${'x'.repeat(1_600_000)}\n`))).toBe('has too long a front matter');
});

test.each([
  ['keys', keys],
  ['nested lists', (n: number) => `a: ${'['.repeat(n)}\n`],
  ['items', (n: number) => `a: [${'x, '.repeat(n)}]\n`],
  ['aliases', (n: number) => `a: &a x\nb: [${'*a, '.repeat(n)}]\n`],
  ['quotes', (n: number) => `a: "${'\\n'.repeat(n)}"\n`],
  ['lines of dashes', (n: number) => '--- \n'.repeat(n)],
])('readArticle › takes linear time for %s', async (_name, yaml) => {
  expect(await growth((n) => void reasonOf(article(yaml(n))), 8_000)).toBeLessThan(3);
});

test('readArticle › keeps to the limits of the editor, whatever the line ends', () => {
  const now = new Date();
  const dates = { published_at: now, created_at: now, updated_at: now };
  const texts = {
    title: 'A post',
    slug: 'a-post',
    excerpt: '',
    author: 'Mary',
    category: 'Business',
    cover: '',
    cover_alt: '',
    meta_title: '',
    meta_description: '',
    social_image: '',
  };
  const id = '0c5a2fb4-6d9f-4e5f-8f0a-2a4a3a4b5c6d';
  const post = { ...texts, ...dates, id, tags: [], lang: '', status: 'draft' as const, old_slugs: [], content: 'Text' };
  const reason = (more: Partial<typeof post> | { tags: string[]; old_slugs?: string[] }) =>
    reasonOf(writeArticle({ ...post, ...more }));
  expect(reason({})).toBe('');
  const lines = { ...post, content: 'One\n\nTwo\n' };
  const windows = writeArticle(lines).replaceAll('\n', '\r\n');
  for (const file of [windows, `\ufeff${windows}`, `\ufeff${writeArticle(lines)}`])
    expect(readArticle(file), 'as Windows saves it').toEqual(readArticle(writeArticle(lines)));
  expect(readArticle(writeArticle({ ...post, content: 'One\r\nTwo' })).content).toBe('One\r\nTwo');
  expect(reason({ content: 'x'.repeat(200_001) })).toBe('has more than 200,000 characters');
  expect(reason({ slug: 'page' })).toMatch(/: slug belongs to the blog itself$/);
  expect(reason({ title: 'x'.repeat(201) })).toMatch(/: title has more than 200 characters$/);
  expect(reason({ tags: Array(11).fill('a') })).toMatch(/: tags has more than 10 entries$/);
  expect(reason({ tags: [], old_slugs: Array(1_001).fill('a') })).toMatch(/: old_slugs has more than 1,000 entries$/);
});
