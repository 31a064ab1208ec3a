import { expect, test } from 'vitest';
import { toMarkdown } from '@/lib/niche-research/files';
import type { KnowledgeItem } from '@/lib/niche-research/knowledge';

test('toMarkdown › shows markup of a source as text', async () => {
  const hostile = { category: 'Regulation', title: '<img src=x>', content: '[a](javascript:alert(1))\n<script>' };
  const items = async function* () {
    yield { ...hostile, source: 'https://example.ie/' } as KnowledgeItem;
  };
  let markdown = '';
  for await (const part of toMarkdown(items())) markdown += part;
  expect(markdown).toContain('## \\<img src=x\\>\n\n\\[a\\](javascript:alert(1))\n\\<script\\>\n');
});
