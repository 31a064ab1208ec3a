import { describe, expect, it } from 'vitest';
import { readPage } from '@/lib/reader/read-page';
import { ARTICLE } from './pages';

const url = 'https://kelly.ie/blog/bleed-a-radiator';
const PROSE = [
  'The council has agreed to reopen the covered market after two years of work on its roof and floors.',
  'Stallholders will move back in three groups, beginning with the butchers and fishmongers in early spring.',
  'Visitors will enter from the quay while the gate on the main street is being restored by a firm of masons from Kilkenny.',
  'Rents stay as they were until the end of next year, when a new agreement has to be negotiated with the city.',
];
const prose = PROSE.map((line) => `<p>${line}</p>`).join('');
const page = (body: string, title = 'Covered market to reopen') =>
  `<html><head><title>${title}</title></head><body>${body}</body></html>`;
const textOf = (html: string) => readPage(html, 'https://example.ie/news/covered-market-to-reopen').text;

describe('readPage › articles', () => {
  it('extracts paragraphs, headings and lists without boilerplate', () => {
    const { text } = readPage(ARTICLE, url);
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^If a radiator is cold/),
      expect.stringMatching(/^Turn the heating off/),
      'What you need',
      'A radiator key',
      'An old towel',
      expect.stringMatching(/^Open the valve/),
    ]);
  });

  it('finds the text without article or main elements or class names', () => {
    const menu =
      '<div><ul><li><a href="/a">News</a></li><li><a href="/b">Sport</a></li><li><a href="/c">Weather</a></li></ul></div>';
    const html = page(
      `${menu}<div><div><h1>Covered market to reopen</h1>${prose}</div></div><div>Phone 021 234 5678</div>`,
    );
    expect(textOf(html)).toBe(PROSE.join('\n'));
  });

  it('finds a text that is spread over several sections', () => {
    const [one, two, three, four] = PROSE;
    const html = page(
      `<div class="post"><section><p>${one}</p></section><section><p>${two}</p></section><section><p>${three}</p><p>${four}</p></section></div>`,
    );
    expect(textOf(html)).toBe(PROSE.join('\n'));
  });

  it('keeps a text whose wrapper has a class name such as sidebar or share', () => {
    expect(
      textOf(page(`<div class="has-sidebar social-share-enabled"><h1>Covered market to reopen</h1>${prose}</div>`)),
    ).toBe(PROSE.join('\n'));
  });

  it.each([
    ['comments', `<div class="comments"><p>${'I shop there every Saturday and cannot wait. '.repeat(30)}</p></div>`],
    [
      'related cards',
      `<div>${[1, 2, 3].map((n) => `<div class="c"><h3><a href="/${n}">Another story about something else ${n}</a></h3><p>And a sentence or two that announces what story number ${n} is about.</p></div>`).join('')}</div>`,
    ],
    [
      'a newsletter box',
      '<div class="newsletter-signup"><p>Get the morning news in your inbox every day before breakfast, for free.</p></div>',
    ],
    [
      'captions',
      '<figure><img src="a.jpg"><figcaption>The market in 1964, seen from the bridge over the south channel.</figcaption></figure>',
    ],
    ['hidden copies', `<div style="display:none">${prose}</div>`],
    [
      'a cookie notice',
      '<div class="cookie-consent"><p>We and our partners use cookies to measure how this site is used.</p><button>Accept</button></div>',
    ],
    ['scripts and styles', '<script>var p = "<p>not text</p>"</script><style>p { color: red }</style>'],
    ['a link to another story', '<p><a href="/other">Five more buildings the city wants to restore</a></p>'],
    ['a label for advertising', '<div>Advertisement</div>'],
  ])('excludes %s', (_, noise) => {
    const [one, two, three, four] = PROSE;
    const html = page(
      `<div class="content"><h1>Covered market to reopen</h1><p>${one}</p><p>${two}</p>${noise}<p>${three}</p><p>${four}</p></div>`,
    );
    expect(textOf(html)).toBe(PROSE.join('\n'));
  });

  it('excludes what is around a long text that nothing declares an article, unless its parts have headings', () => {
    const aside = 'Our newsletter comes every Friday before lunch.';
    const textIn = (part: string, path: string) =>
      readPage(page(`${part.repeat(5)}<aside><p>${aside}</p></aside>`), `https://example.ie/${path}`).text;
    expect(textIn(prose, 'market')).toBe(Array(5).fill(PROSE).flat().join('\n'));
    expect(textIn(`<h2>Group</h2>${prose}`, 'market')).toContain(aside);
    expect(textIn(prose, '')).toContain(aside);
    expect(textIn(`<h2>Group</h2>${prose}`, 'news/market')).not.toContain(aside);
  });

  it('keeps quotations, embedded posts and tables', () => {
    const html =
      page(`<article><h1>Covered market to reopen</h1>${prose}<blockquote class="twitter-tweet"><p>Great day for the city.</p>— Mayor (@mayor)</blockquote>
      <table><tr><th>Group</th><th>Opens</th></tr><tr><td>Butchers</td><td>March</td></tr></table></article>`);
    expect(textOf(html).split('\n').slice(4)).toEqual([
      'Great day for the city.',
      '— Mayor (@mayor)',
      'Group | Opens',
      'Butchers | March',
    ]);
  });
});
