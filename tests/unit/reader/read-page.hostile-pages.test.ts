import { describe, expect, it } from 'vitest';
import { PageLimitError } from '@/lib/reader/page/parse-html';
import { readPage } from '@/lib/reader/read-page';

const url = 'https://example.ie/';
const read = (html: string) => readPage(html, url);
const repeat = (part: string, size: number) => part.repeat(Math.ceil(size / part.length));

describe('readPage › hostile and broken pages', () => {
  it.each([
    ['nested elements', '<div>'],
    ['nested lists', '<ul><li>'],
    ['nested tables', '<table><tr><td>'],
    ['nested links', '<a href="/x"><div>x'],
    ['nested items of microdata', '<div itemscope itemtype="x" itemprop="y">'],
    ['formatting that never ends', '<b><i>x'],
    ['paragraphs that never end', '<p>We fix boilers.'],
    ['end tags of nothing', '</div></p></table>'],
    ['line breaks', 'word<br>'],
    ['links in one paragraph', '<a href="/a">a</a> b '],
    ['tags named like properties of objects', '<constructor __proto__="x"><tostring>a'],
  ])('half a megabyte of %s is refused', (_, part) => {
    expect(() => read(repeat(part, 500_000))).toThrow(PageLimitError);
  });

  it.each([
    ['nested as deep as allowed', 400, '<div>'],
    ['nested formatting', 400, '<b>x'],
    ['nested items', 200, '<ul><li>'],
    ['nested tables', 130, '<table><tr><td>'],
    ['nested links', 200, '<a href="/x"><div>x'],
    ['items of microdata', 400, '<div itemscope itemtype="x" itemprop="y">'],
    ['as many elements as allowed', 20_000, '<p>We fix boilers.'],
    ['digits and punctuation', 20_000, '0123 €1,1,1 a@a. mon,tue - '],
    ['an endless comment', 50_000, '<!-- x '],
    ['brackets that nobody closes', 100_000, '[a '],
  ])('a page of %s ends in a reading', (_, count, part) => {
    expect(typeof read(part.repeat(count)).text).toBe('string');
  });

  it('follows no links in templates', () => {
    const html = '<p>Text.</p><template><a href="/inert">Inert</a></template><a href="/real">Real</a>';
    expect(read(html).links.map((link) => link.url)).toEqual(['https://example.ie/real']);
  });

  it('reads an element with 100,000 attributes, and one with a megabyte of classes', () => {
    const attributes = Array.from({ length: 100_000 }, (_, at) => `a${at}="${at}"`).join(' ');
    const html = `<div ${attributes}><p>Still here.</p></div><div class="${repeat('ad comment ', 1_000_000)}"></div>`;
    expect(read(html).text).toBe('Still here.');
  });

  it('reads JSON-LD that is nested 100,000 levels deep', () => {
    const html = `<script type="application/ld+json">${'['.repeat(100_000)}${']'.repeat(100_000)}</script><p>Text.</p>`;
    expect(read(html).text).toBe('Text.');
  });

  it('reads NUL bytes and entities beyond Unicode', () => {
    expect(read('<p>Fi\0sh &#xFFFFFFFF;&amp; chi\0ps</p>').text).toBe('Fish \ufffd& chips');
  });

  it('reads an empty page, plain text and truncated markup', () => {
    expect(read('')).toMatchObject({ title: '', text: '', markdown: '', headings: [], links: [] });
    expect(read('Just a line of text.').text).toBe('Just a line of text.');
    expect(read('<p>Before it was <a href="/cut').text).toBe('Before it was');
  });

  it('keeps Arabic, Hebrew and Chinese text', () => {
    expect(read('<html dir="rtl"><body><p>أهلاً وسهلاً بكم في مطعمنا</p><p>ברוכים הבאים</p></body></html>').text).toBe(
      'أهلاً وسهلاً بكم في مطعمنا\nברוכים הבאים',
    );
    const chinese = '我们的餐厅位于都柏林市中心，每天为您提供新鲜的点心和传统的广东菜。';
    const html = `<html><body><div class="nav"><a href="/">首页</a></div><div class="content"><p>${chinese}</p><p>${chinese}欢迎预订。</p></div></body></html>`;
    expect(readPage(html, 'https://example.ie/guanyu').text).toBe(`${chinese}\n${chinese}欢迎预订。`);
  });
});
