import { expect, test, vi } from 'vitest';
import { GET } from '@/app/llms.txt/route';

vi.mock('@/lib/blog/cached', async (original) => ({
  ...(await original<typeof import('@/lib/blog/cached')>()),
  getNewestHeads: async (count: number) =>
    Array.from({ length: count }, (_, post) => ({ slug: `post-${post}`, title: `Post ${post}`, excerpt: '' })),
}));

test('llms.txt › links the newest hundred articles', async () => {
  const text = await (await GET(new Request('https://example.ie/llms.txt'))).text();
  expect(text.match(/\/blog\/post-\d+\.md/g)).toHaveLength(100);
});
