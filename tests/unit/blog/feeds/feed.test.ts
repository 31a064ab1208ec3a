import { JSDOM } from 'jsdom';
import { describe, expect, test, vi } from 'vitest';
import { type FeedPost, lastChange, renderRss } from '@/lib/blog/feeds/feed';
import { renderMarkdown } from '@/lib/blog/markdown';

const channel = {
  title: 'Blog',
  description: 'All & sundry',
  siteUrl: 'https://example.ie',
  feedUrl: 'https://example.ie/api/rss',
};

const post: FeedPost = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  slug: 'a-slug',
  title: 'Title',
  excerpt: 'Excerpt',
  html: '<p>Body</p>',
  author: 'Admin',
  category: 'AI',
  tags: ['one', 'two'],
  cover: '',
  coverAlt: '',
  metaTitle: '',
  metaDescription: '',
  socialImage: '',
  lang: '',
  minutes: 1,
  publishedAt: new Date('2026-11-10T12:00:00Z'),
  updatedAt: new Date('2026-11-11T08:30:00.750Z'),
};

const parse = (xml: string) => new new JSDOM('').window.DOMParser().parseFromString(xml, 'application/xml');

/** The texts of all elements with a name, in order. */
const textsOf = (xml: string, name: string) =>
  [...parse(xml).getElementsByTagName(name)].map(({ textContent }) => textContent);

test('feeds contain absolute URLs, also in srcset, and leave other URLs alone', () => {
  const html =
    '<a href="/blog/x"><img src="/images/a.webp" srcset="/images/a.webp?w=480 480w, /images/a.webp 1400w"></a><a href="//cdn.ie/x">y</a>' +
    '<a href="#h-x">z</a><a href="tel:+353656821234">dial</a>';
  const whole =
    '<a href="https://example.ie/blog/x"><img src="https://example.ie/images/a.webp" srcset="https://example.ie/images/a.webp?w=480 480w, https://example.ie/images/a.webp 1400w"></a><a href="//cdn.ie/x">y</a>' +
    '<a href="https://example.ie/blog/a-slug#h-x">z</a><a href="tel:+353656821234">dial</a>';
  expect(renderRss(channel, [{ ...post, html }])).toContain(whole);
});

test('feeds name the language of posts that have one of their own', () => {
  const posts = [post, { ...post, lang: 'ga' }];
  expect(renderRss(channel, posts).match(/<dc:language>.*<\/dc:language>/g)).toEqual(['<dc:language>ga</dc:language>']);
});

test('feeds leave paths in text, code and alternative texts unchanged', async () => {
  const { html } = await renderMarkdown(
    'Write `<a href="/shown">` or say href="/said" src="/said".\n\n```html\n<img src="/shown.png" srcset="/shown.png 2x">\n```\n\n' +
      '[link > there](/linked "title > href=\'/titled\'") ![a > b href="/named"](/drawn.png)',
    channel.siteUrl,
  );
  const [sent = ''] = textsOf(renderRss(channel, [{ ...post, html }]), 'content:encoded');
  const addresses = ['href="https://example.ie/linked"', 'src="https://example.ie/drawn.png"'];
  for (const address of addresses) expect(sent).toContain(address);
  const asBefore = addresses.reduce(
    (text, address) => text.replace(address, address.replace(channel.siteUrl, '')),
    sent,
  );
  expect(asBefore).toBe(html);
});

describe('renderRss', () => {
  test('writes the channel and the items that RSS 2.0 and its readers expect', () => {
    const xml = renderRss(channel, [post]);
    const feed = parse(xml);
    expect(feed.querySelector('parsererror')).toBeNull();
    const link = feed.getElementsByTagName('atom:link')[0];
    expect([link?.getAttribute('href'), link?.getAttribute('rel'), link?.getAttribute('type')]).toEqual([
      'https://example.ie/api/rss',
      'self',
      'application/rss+xml',
    ]);
    const texts = {
      title: ['Blog', 'Title'],
      description: ['All & sundry', 'Excerpt'],
      link: ['https://example.ie/blog', 'https://example.ie/blog/a-slug'],
      ttl: ['60'],
      language: ['en-IE'],
      lastBuildDate: ['Wed, 11 Nov 2026 08:30:00 GMT'],
      guid: ['urn:uuid:0f8fad5b-d9cb-469f-a165-70867728950e'],
      pubDate: ['Tue, 10 Nov 2026 12:00:00 GMT'],
      'dc:creator': ['Admin'],
      category: ['AI', 'one', 'two'],
      'content:encoded': ['<p>Body</p>'],
    };
    for (const [name, expected] of Object.entries(texts)) expect(textsOf(xml, name), name).toEqual(expected);
    expect(feed.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
    expect(xml).toContain('<content:encoded><![CDATA[<p>Body</p>]]></content:encoded>');
  });

  test('returns the same bytes for the same posts, as the ETag promises', () => {
    vi.useFakeTimers({ now: new Date('2026-12-01T10:00:00Z') });
    const first = renderRss(channel, [post]);
    vi.setSystemTime(new Date('2026-12-02T10:00:00Z'));
    expect(renderRss(channel, [post])).toBe(first);
    vi.useRealTimers();
  });

  test('keeps the guid when the slug changes', () => {
    const before = textsOf(renderRss(channel, [post]), 'guid');
    expect(textsOf(renderRss(channel, [{ ...post, slug: 'another' }]), 'guid')).toEqual(before);
  });

  test('makes URLs within the site absolute and leaves others alone', () => {
    const html =
      '<a href="/x">x</a><img src="/y.png"><a href="//cdn.example/z">z</a><a href="https://a.example/">a</a>';
    const xml = renderRss(channel, [{ ...post, html }]);
    expect(xml).toContain('<a href="https://example.ie/x">x</a><img src="https://example.ie/y.png">');
    expect(xml).toContain('<a href="//cdn.example/z">z</a><a href="https://a.example/">a</a>');
  });

  test('stays well-formed whatever a post contains, and removes characters that XML forbids', () => {
    const hostile = 'a]]>b</title><script>"&\u0000\u0008\u000b\ud800\ufffe\tend';
    const readable = 'a]]>b</title><script>"&\tend';
    const xml = renderRss(channel, [
      { ...post, title: hostile, excerpt: hostile, author: hostile, category: hostile, tags: [hostile], html: hostile },
    ]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe]/);
    expect(/\p{Cs}/u.test(xml)).toBe(false);
    expect(parse(xml).querySelector('parsererror')).toBeNull();
    expect(textsOf(xml, 'title')).toEqual(['Blog', readable]);
    expect(textsOf(xml, 'dc:creator')).toEqual([readable]);
    expect(textsOf(xml, 'content:encoded')).toEqual([readable]);
    expect(textsOf(xml, 'script')).toEqual([]);
  });

  test('is well-formed without any post', () => {
    expect(textsOf(renderRss(channel, []), 'lastBuildDate')).toEqual(['Thu, 01 Jan 1970 00:00:00 GMT']);
    expect(lastChange([]).getTime()).toBe(0);
  });
});
