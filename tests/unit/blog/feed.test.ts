import { describe, expect, test } from 'vitest';
import { type FeedPost, lastChange, renderJsonFeed, renderRss } from '@/lib/blog/feed';
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
  publishedAt: new Date('2026-11-10T12:00:00Z'),
  updatedAt: new Date('2026-11-11T08:30:00.750Z'),
};

test('every address in it is whole, those of a picture’s widths too, and others stay as they are', () => {
  const html =
    '<a href="/blog/x"><img src="/images/a.webp" srcset="/images/a.webp?w=480 480w, /images/a.webp 1400w"></a><a href="//cdn.ie/x">y</a>';
  const whole =
    '<a href="https://example.ie/blog/x"><img src="https://example.ie/images/a.webp" srcset="https://example.ie/images/a.webp?w=480 480w, https://example.ie/images/a.webp 1400w"></a><a href="//cdn.ie/x">y</a>';
  expect(renderRss(channel, [{ ...post, html }])).toContain(whole);
  expect(JSON.parse(renderJsonFeed(channel, [{ ...post, html }])).items[0].content_html).toBe(whole);
});

test('what an article shows as text, in code or as the name of a picture, stays as its author wrote it', async () => {
  const { html } = await renderMarkdown(
    'Write `<a href="/shown">` or say href="/said" src="/said".\n\n```html\n<img src="/shown.png" srcset="/shown.png 2x">\n```\n\n' +
      '[link > there](/linked "title > href=\'/titled\'") ![a > b href="/named"](/drawn.png)',
    channel.siteUrl,
  );
  const sent: string = JSON.parse(renderJsonFeed(channel, [{ ...post, html }])).items[0].content_html;
  const addresses = ['href="https://example.ie/linked"', 'src="https://example.ie/drawn.png"'];
  for (const address of addresses) expect(sent).toContain(address);
  const asBefore = addresses.reduce(
    (text, address) => text.replace(address, address.replace(channel.siteUrl, '')),
    sent,
  );
  expect(asBefore).toBe(html);
});

describe('the feed', () => {
  test('says what RSS 2.0 and its readers ask for', () => {
    const xml = renderRss(channel, [post]);
    for (const part of [
      '<ttl>60</ttl>',
      '<language>en-IE</language>',
      '<atom:link href="https://example.ie/api/rss" rel="self" type="application/rss+xml"/>',
      '<description>All &amp; sundry</description>',
      '<link>https://example.ie/blog/a-slug</link>',
      '<guid isPermaLink="false">urn:uuid:0f8fad5b-d9cb-469f-a165-70867728950e</guid>',
      '<pubDate>Tue, 10 Nov 2026 12:00:00 GMT</pubDate>',
      '<dc:creator>Admin</dc:creator>',
      '<category>AI</category>\n      <category>one</category>\n      <category>two</category>',
      '<content:encoded><![CDATA[<p>Body</p>]]></content:encoded>',
      '<lastBuildDate>Wed, 11 Nov 2026 08:30:00 GMT</lastBuildDate>',
    ])
      expect(xml).toContain(part);
  });

  test('keeps its guid when the slug changes', () => {
    const guid = (xml: string) => xml.match(/<guid.*<\/guid>/)?.[0];
    expect(guid(renderRss(channel, [{ ...post, slug: 'another' }]))).toBe(guid(renderRss(channel, [post])));
  });

  test('makes addresses within the site absolute and leaves others alone', () => {
    const html =
      '<a href="/x">x</a><img src="/y.png"><a href="//cdn.example/z">z</a><a href="https://a.example/">a</a>';
    const xml = renderRss(channel, [{ ...post, html }]);
    expect(xml).toContain('<a href="https://example.ie/x">x</a><img src="https://example.ie/y.png">');
    expect(xml).toContain('<a href="//cdn.example/z">z</a><a href="https://a.example/">a</a>');
  });

  test('cannot be broken by what a post contains', () => {
    const nasty = 'a]]>b</title><script>"&\u0000\u0008\u000b\ud800\ufffe\tend';
    const xml = renderRss(channel, [
      { ...post, title: nasty, excerpt: nasty, author: nasty, category: nasty, tags: [nasty], html: nasty },
    ]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe]/);
    expect(/\p{Cs}/u.test(xml)).toBe(false);
    expect(xml.match(/<title>/g)).toHaveLength(2);
    expect(xml).toContain('<title>a]]&gt;b&lt;/title&gt;&lt;script&gt;&quot;&amp;\tend</title>');
    // What was the end of the CDATA section is split over two of them.
    expect(xml).toContain('<content:encoded><![CDATA[a]]]]><![CDATA[>b</title><script>"&\tend]]></content:encoded>');
  });

  test('is valid without any post', () => {
    expect(renderRss(channel, [])).toContain('</channel>');
    expect(lastChange([]).getTime()).toBe(0);
  });
});
