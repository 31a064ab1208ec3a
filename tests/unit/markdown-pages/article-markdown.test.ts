import { describe, expect, test } from 'vitest';
import { articleMarkdown, withAbsoluteLinks } from '@/lib/markdown-pages/article-markdown';

const address = 'https://example.ie/blog/a-post';
const absolute = (markdown: string) => withAbsoluteLinks(markdown, address);

describe('withAbsoluteLinks › makes URLs within the site absolute', () => {
  test.each([
    ['[x](/services)', '[x](https://example.ie/services)'],
    ['[/x](/x "/x")', '[/x](https://example.ie/x "/x")'],
    ['![](/images/a.webp)', '![](https://example.ie/images/a.webp)'],
    ['[![alt](/a.webp)](/b)', '[![alt](https://example.ie/a.webp)](https://example.ie/b)'],
    ['[down](#rule)', '[down](https://example.ie/blog/a-post#h-rule)'],
    ['[down](#h-rule)', '[down](https://example.ie/blog/a-post#h-rule)'],
    ['[x][1]\n\n[1]: /a "t"', '[x][1]\n\n[1]: https://example.ie/a "t"'],
    ['| a |\n| - |\n| [x](/a) |', '| a |\n| - |\n| [x](https://example.ie/a) |'],
    ['é [fada](/dún)', 'é [fada](https://example.ie/d%C3%BAn)'],
  ])('%s', (source, result) => {
    expect(absolute(source)).toBe(result);
  });

  test.each([
    '[x](https://elsewhere.ie/a)',
    '[x](//cdn.example/a)',
    '[x](mailto:a@b.ie)',
    '`[x](/a)`',
    '```\n[x](/a)\n```',
    '* an _odd_  style,\\\nkept as it is',
    '[x](</a b>)',
  ])('leaves everything else unchanged: %s', (source) => {
    expect(absolute(source).replace('https://example.ie', '').replace('a%20b', 'a b')).toBe(source);
  });
});

test('articleMarkdown › starts with title, date and category, without front matter', () => {
  const markdown = articleMarkdown(
    {
      id: '1',
      slug: 'a-post',
      title: 'A\npost',
      excerpt: 'In short.',
      content: '## First\n\nBody with [link](/services).\n',
      author: 'Admin',
      category: 'Restaurant',
      tags: ['one'],
      cover: '',
      coverAlt: '',
      metaTitle: '',
      metaDescription: '',
      socialImage: '',
      lang: 'ga',
      minutes: 1,
      // Half past midnight on 4 July in Ireland.
      publishedAt: new Date('2026-07-03T23:30:00Z'),
      updatedAt: new Date('2026-07-05T10:30:00Z'),
    },
    address,
  );
  expect(markdown).toMatch(/^# A post\n\nIn short\.\n/);
  for (const part of [
    '- Author: Admin',
    '- Language: Irish (ga)\n',
    '- Published: 4 July 2026 (2026-07-04)',
    '- Last changed: 5 July 2026 (2026-07-05)',
    `- Page: <${address}>`,
    '## First\n\nBody with [link](https://example.ie/services).\n',
  ])
    expect(markdown).toContain(part);
});
