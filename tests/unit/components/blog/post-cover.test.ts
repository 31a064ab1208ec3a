import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostCover } from '@/components/blog/post-cover';

const draw = (slug: string) =>
  renderToStaticMarkup(createElement(PostCover, { post: { slug, category: 'Restaurant', cover: '', coverAlt: '' } }));
const numbers = (text: string) => text.match(/[\d.]+/g)?.map(Number) ?? [];

test('PostCover › draws a stable shelf of its own for each post, as wide as the picture, whose jars stay inside', () => {
  const slugs = Array.from({ length: 40 }, (_, post) => `post-${post}`);
  const drawings = slugs.map(draw);
  expect(new Set(drawings).size).toBe(slugs.length);
  expect(slugs.map(draw)).toEqual(drawings);
  for (const drawing of drawings) {
    const [, , width = 0] = numbers(/viewBox="(.*?)"/.exec(drawing)?.[1] ?? '');
    expect(drawing).toMatch(new RegExp(`d="M0 \\d+h${width}v`));
    const jars = [...drawing.matchAll(/M(\d+) (\d+)v-(\d+)h3v-5h(\d+)/g)].map(([, ...all]) => all.map(Number));
    expect(jars.length).toBeGreaterThan(0);
    for (const [x = 0, y = 0, high = 0, wide = 0] of jars) {
      expect(x + 3 + wide + 3).toBeLessThanOrEqual(width);
      expect(y - high - 5).toBeGreaterThanOrEqual(0);
    }
  }
});
