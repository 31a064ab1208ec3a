import { expect, test } from 'vitest';
import { hasMarkdown, markdownPages } from '@/lib/seo/markdown-paths';
import { pageMeta } from '@/lib/seo/metadata';

test('markdownPages › lists every fixed page but sign-in', () => {
  const withTwin = Object.values(pageMeta)
    .map((page) => page.path)
    .filter((path) => !path.includes('#') && path !== '/auth' && path !== '/blog');
  expect([...markdownPages].sort()).toEqual(withTwin.sort());
  expect([hasMarkdown('/auth'), hasMarkdown('/#pricing'), hasMarkdown('/blog/a/b')]).toEqual([false, false, true]);
});
