import type { Element } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '@/lib/reader/page/parse-html';

const first = (html: string) => parseHtml(html).children[0] as Element;

describe('parseHtml', () => {
  it.each([
    ['page-depth', '<div>'.repeat(400), '<div>'],
    ['page-elements', '<br>'.repeat(20_000), '<br>'],
  ])('throws %s for one element more than the limit', (kind, most, one) => {
    expect(() => parseHtml(most)).not.toThrow();
    expect(() => parseHtml(most + one)).toThrow(kind);
  });

  it('keeps the first 100 attributes of an element', () => {
    const attributes = Array.from({ length: 101 }, (_, at) => `a${at}="${at}"`).join(' ');
    expect(Object.keys(first(`<p ${attributes}>`).attribs)).toHaveLength(100);
  });

  it('decodes character references and drops NUL characters', () => {
    const { attribs, children } = first('<a title="Fish &amp; Chips">Caf&eacute;\0 &euro;5</a>');
    expect([attribs.title, children]).toMatchObject(['Fish & Chips', [{ data: 'Café €5' }]]);
  });

  it('takes a template alone for a shadow root', () => {
    const names = ['template', 'script', 'style', 'a'].map((name) => first(`<${name} shadowrootmode="open">`).name);
    expect(names).toEqual(['div', 'script', 'style', 'a']);
  });

  it('ends a head without an end tag where the content begins', () => {
    const [head, main] = first('<html><head><title>Oak</title><main>Hi</main></html>').children as Element[];
    expect([head?.children.length, main?.name]).toEqual([1, 'main']);
    const html = first('<html><head><div>Hi</div></head><body><p>Oak</p></body></html>');
    expect(html.children.map((child) => (child as Element).name)).toEqual(['head', 'div', 'body']);
  });
});
