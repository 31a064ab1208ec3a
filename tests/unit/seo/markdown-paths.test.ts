import { expect, test } from 'vitest';
import { hasMarkdown } from '@/lib/seo/markdown-paths';

test('hasMarkdown › holds for fixed pages, agents, lists, articles and authors, but for no personal page or section', () => {
  expect([hasMarkdown('/services'), hasMarkdown('/blog'), hasMarkdown('/ai-chatbots/plumber-pro-ai')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([hasMarkdown('/auth'), hasMarkdown('/#pricing'), hasMarkdown('/blog/a/b')]).toEqual([false, false, true]);
});
