import { expect, test } from 'vitest';
import { agents } from '@/lib/content/agents/catalogue';
import { llmsTxt } from '@/lib/markdown-pages/llms-txt';
import { sitePages } from '@/lib/pages';

const posts = [{ slug: 'a-post', title: 'A [post]\nof two lines', excerpt: 'In  short.' }];

test('llmsTxt › follows llmstxt.org: one h1, a quoted summary, sections of described links', () => {
  const lines = llmsTxt(posts).split('\n');
  expect(lines[0]).toMatch(/^# \S/);
  expect(lines[2]).toBe(`> ${sitePages.home.description}`);
  expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('## '))).toEqual([
    '## Pages',
    '## AI agents by trade',
    '## Articles',
    '## Optional',
  ]);
  const links = lines.slice(lines.indexOf('## Pages')).filter((line) => line && !line.startsWith('## '));
  for (const link of links) expect(link).toMatch(/^- \[.+\]\(https?:\/\/[^\s)]+\): \S.*\.$/);
});

test('llmsTxt › links the Markdown of the home page, every agent and every article', () => {
  const text = llmsTxt(posts);
  for (const path of ['/index.md', '/services.md', ...agents.map((agent) => `/ai-chatbots/${agent.slug}.md`)])
    expect(text).toContain(`${path})`);
  expect(text).toContain('- [A \\[post\\] of two lines](http://localhost:3000/blog/a-post.md): In short.');
});

test('llmsTxt › has no empty section without articles', () => {
  expect(llmsTxt([])).not.toContain('## Articles');
});
