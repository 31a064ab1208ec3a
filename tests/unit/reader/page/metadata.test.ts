import { describe, expect, it } from 'vitest';
import { readPage } from '@/lib/reader/read-page';
import { textOf } from '../pages';

const read = (head: string, body = '<p>Text</p>', url = 'https://example.ie/a/b') =>
  readPage(`<html lang="ga"><head>${head}</head><body>${body}</body></html>`, url);

describe('readPage › metadata', () => {
  it('reads title, description, canonical URL, language and dates', () => {
    const reading = read(`<title> Fáilte &amp;
      welcome </title><meta name="Description" content="A shop."><link rel="canonical" href="/c"><meta property="article:published_time" content="2026-01-02">
      <meta property="article:modified_time" content="Mon, 05 Jan 2026 10:00:00 GMT">`);
    expect(reading).toMatchObject({
      title: 'Fáilte & welcome',
      description: 'A shop.',
      canonical: 'https://example.ie/c',
      language: 'ga',
      published: '2026-01-02',
      modified: '2026-01-05T10:00:00.000Z',
    });
  });

  it.each([
    ['', { noindex: false, nofollow: false }],
    ['<meta name="robots" content="NOINDEX, follow">', { noindex: true, nofollow: false }],
    ['<meta name="robots" content="none">', { noindex: true, nofollow: true }],
    [
      '<meta name="robots" content="nofollow"><meta name="robots" content="noindex">',
      { noindex: true, nofollow: true },
    ],
  ])('reads robots directives from %s', (head, robots) => {
    expect(read(head).robots).toEqual(robots);
  });

  it.each([
    ['<meta name="author" content="Aoife Byrne">', '', 'Aoife Byrne'],
    [
      '<meta property="article:author" content="https://facebook.com/aoife">',
      '<a rel="author" href="/a">Aoife</a>',
      'Aoife',
    ],
    [
      '<script type="application/ld+json">{"@type":"BlogPosting","author":[{"@type":"Person","name":"Aoife"},"Seán"]}</script>',
      '',
      'Aoife, Seán',
    ],
    ['<meta name="author" content="">', '<p>by the sea</p>', undefined],
  ])('reads the author from %s%s', (head, body, author) => {
    expect(read(head, body).author).toBe(author);
  });

  it('ignores invalid dates and URLs', () => {
    const reading = read(
      '<meta property="article:published_time" content="soon"><link rel="canonical" href="http://">',
    );
    expect(reading.published).toBeUndefined();
    expect(reading.canonical).toBeUndefined();
  });

  it('reads two hundred versions in other languages', () => {
    const versions = (count: number) => '<link rel="alternate" hreflang="de" href="/de">'.repeat(count);
    expect([190, 260].map((count) => read(versions(count)).alternates.length)).toEqual([190, 200]);
  });

  it('takes a page that describes more than three articles for a list of them', () => {
    const typeWith = (count: number) =>
      read(
        `<script type="application/ld+json">${JSON.stringify(Array(count).fill({ '@type': 'Article' }))}</script>`,
        `<main><h1>Slate roofs</h1>${`<p>${textOf(300)}</p>`.repeat(3)}</main>`,
        'https://example.ie/slate',
      ).contentType;
    expect([typeWith(3), typeWith(4)]).toEqual(['Article', 'General']);
  });

  it('uses the headline if the title is missing', () => {
    expect(read('', '<h1>Murphy Motors</h1>').title).toBe('Murphy Motors');
    expect(read('', '<h3>Find<br>us</h3><p>We are beside the bridge.</p>').title).toBe('Find us');
    expect(read('', '<h1>Murphy<br>Motors</h1>').title).toBe('Murphy Motors');
  });
});

describe('readPage › links', () => {
  it('returns distinct absolute http(s) URLs without fragments, with all texts of their links', () => {
    const { links } = read(
      '<base href="https://cdn.example.ie/x/">',
      '<a href="y">Y</a><a href="y#part">again</a><a href="mailto:a@b.ie">m</a><a href="tel:1">t</a><a href="javascript:1">j</a><a href="#top">top</a><a href="//other.ie/">O</a><a href="http://[">bad</a>',
    );
    expect(links).toEqual([
      { url: 'https://cdn.example.ie/x/y', text: 'Y', otherTexts: ['again'], nofollow: false },
      { url: 'https://other.ie/', text: 'O', nofollow: false },
    ]);
  });

  it('follows a link if any occurrence lacks nofollow, and names image links by their label', () => {
    const { links } = read(
      '',
      '<a rel="nofollow" href="/p"><img></a><a href="/p" aria-label="Prices"><svg><title>x</title></svg></a><a rel="nofollow ugc" href="/q">Q</a>',
    );
    expect(links).toEqual([
      { url: 'https://example.ie/p', text: 'Prices', nofollow: false },
      { url: 'https://example.ie/q', text: 'Q', nofollow: true },
    ]);
  });
});

const NOTE = '<noscript>Enable JavaScript</noscript><script src="/a.js"></script>';

describe('readPage › needsJavaScript', () => {
  it.each([
    ['an empty root', '<div id="root"></div><script src="/app.js"></script>', true],
    [
      'a root with a loading sign',
      '<div id="app"><div class="spinner">Loading…</div></div><script src="/app.js"></script>',
      true,
    ],
    [
      'a note',
      '<noscript>You need to enable JavaScript to run this app.</noscript><p>Loading</p><script src="/a.js"></script>',
      true,
    ],
    [
      'a short page with scripts',
      '<p>We are closed until Monday, sorry about that.</p><script src="/a.js"></script>',
      false,
    ],
    [
      'a rendered root',
      `<div id="root"><p>${'We fix boilers all over Kildare. '.repeat(20)}</p></div><noscript>Enable JavaScript</noscript><script src="/a.js"></script>`,
      false,
    ],
    ['a note above little text', `${NOTE}<p>${textOf(240)}</p>`, true],
    ['a note above a text', `${NOTE}<p>${textOf(320)}</p>`, false],
    ['an empty page', '', false],
  ])('%s', (_, body, expected) => {
    expect(read('', body).needsJavaScript).toBe(expected);
  });
});
