import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { categoryDrawing, siteDrawing } from '@/components/drawings/category-drawings';
import { palette, type Tone, textOn } from '@/components/drawings/palette';
import { Portrait } from '@/components/drawings/portrait';
import { drawStrip, stripSize } from '@/components/drawings/portrait-strip';
import { categories } from '@/lib/blog/categories';
import { agents } from '@/lib/content/agents/catalogue';

const render = (image: (typeof agents)[number]['image']) =>
  renderToStaticMarkup(createElement(Portrait, { image, className: '' }));

/** The relative luminance of WCAG 2. */
function luminance(tone: Tone): number {
  const channels = palette[tone].match(/[0-9a-f]{2}/g)?.map((hex) => Number.parseInt(hex, 16) / 255) ?? [];
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Tone, other: Tone): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('Portrait', () => {
  test('differs for each agent, also without its background', () => {
    const figures = agents.map(({ image }) => render({ ...image, tint: 'green' }));
    expect(new Set(figures).size).toBe(agents.length);
  });

  test('differs in its background from the agents before and after', () => {
    const repeated = agents.filter(({ image }, index) => image.tint === agents[index + 1]?.image.tint);
    expect(repeated.map(({ name }) => name)).toEqual([]);
  });

  test('is hidden from assistive technology, has no style attribute and stays small', () => {
    for (const { image } of agents) {
      const markup = render(image);
      expect(markup).toContain('aria-hidden="true"');
      expect(markup).not.toContain('style=');
      expect(markup.length).toBeLessThan(2_000);
    }
  });
});

test('drawStrip › is one SVG with a tile and a view for each portrait and no style', () => {
  const svg = drawStrip(agents.slice(0, 3).map(({ image }) => image));
  const size = stripSize(3);
  expect(svg).toMatch(
    new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`),
  );
  expect(svg.match(/<rect /g)).toHaveLength(3);
  expect(svg.match(/<view id="\w+"/g)).toHaveLength(3);
  expect(svg).not.toContain('style=');
});

test('drawStrip › draws each portrait as wide as its tile, and down to its lower edge', () => {
  const svg = drawStrip(agents.slice(0, 3).map(({ image }) => image));
  const tiles = [...svg.matchAll(/<rect x="(\d+)" width="(\d+)" height="(\d+)".*?<svg x="(\d+)" y="(\d+)" (.*?)>/g)];
  expect(tiles).toHaveLength(3);
  for (const [, x, width, height, left, top, size] of tiles) {
    expect([left, size]).toEqual([x, `width="${width}" height="100" viewBox="0 0 120 100"`]);
    expect([width, Number(top) + 100]).toEqual(['120', Number(height)]);
  }
});

test('textOn › text on the background of a badge has a contrast of at least 4.5:1', () => {
  for (const { image } of agents)
    expect(contrast(image.tint, textOn(image.tint)), image.tint).toBeGreaterThanOrEqual(4.5);
});

test('categoryDrawing › differs for each category, and is that of the site for an unknown one', () => {
  const drawings = categories.map((category) => JSON.stringify(categoryDrawing(category)));
  expect(new Set(drawings).size).toBe(categories.length);
  expect(categoryDrawing('constructor')).toBe(siteDrawing);
});
