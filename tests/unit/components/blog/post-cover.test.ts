import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostCover } from '@/components/blog/post-cover';

const draw = (slug: string) =>
  renderToStaticMarkup(createElement(PostCover, { post: { slug, category: 'Restaurant', cover: '', coverAlt: '' } }));
const numbers = (text: string) => text.match(/[\d.]+/g)?.map(Number) ?? [];

test('PostCover › draws a stable rota of its own for each post, which fills the picture and stays inside', () => {
  const slugs = Array.from({ length: 40 }, (_, post) => `post-${post}`);
  const drawings = slugs.map(draw);
  expect(new Set(drawings).size).toBe(slugs.length);
  expect(slugs.map(draw)).toEqual(drawings);
  for (const drawing of drawings) {
    const [, , width = 0, height = 0] = numbers(/viewBox="(.*?)"/.exec(drawing)?.[1] ?? '');
    const rules = /d="(M0 0V220.*?)"/.exec(drawing)?.[1] ?? '';
    expect(rules.endsWith(`M${width} 0V${height}`)).toBe(true);
    const shifts = [...drawing.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)].map(([, ...all]) =>
      all.map(Number),
    );
    for (const [x = 0, y = 0, long = 0, high = 0] of shifts) {
      expect(x + long).toBeLessThanOrEqual(width);
      expect(y + high).toBeLessThanOrEqual(height);
    }
  }
});
