/** Repeats a part of a page, which may differ by its number. */
const repeat = (part: (at: number) => string, times: number): string =>
  Array.from({ length: times }, (_, at) => part(at)).join('');

const jsonLd = (part: (at: number) => string) => (size: number) =>
  `<p>x<script type="application/ld+json">{"@graph":[${repeat(part, size)}{}]}</script>`;
const page = (part: (at: number) => string) => (size: number) => repeat(part, size);
const inside = (start: string, part: (at: number) => string, end: string) => (size: number) =>
  start + repeat(part, size) + end;

/**
 * Pages of a website that wants to keep its readers busy: what an owner writes once, written `size` times. Each is within the limits
 * of a page up to a size of 3,000.
 */
export const hostilePages: Readonly<Record<string, (size: number) => string>> = {
  'unclosed paragraphs': page((at) => `<p>word ${at}`),
  'elements that end in the wrong order': page((at) => `<b><i>x${at}</b></i>`),
  'elements nested in each other': page((at) => `${'<div>'.repeat(5)}${at}${'</div>'.repeat(5)}`),
  'one tag with many attributes': inside('<p ', (at) => `a${at}="1" `, '>x'),
  'one attribute many times': inside('<p ', () => 'class="a" ', '>x'),
  'unclosed attributes': page(() => '<a href="'),
  'unclosed comments': page(() => '<!--'),
  'unclosed scripts': page(() => '<script>'),
  entities: page((at) => `&amp;&#x${(at + 33).toString(16)};&nothing`),
  'one long word': inside('<p>', () => 'Aa'.repeat(20), ''),
  'long headings': page((at) => `<h2>${`Heading ${at} `.repeat(60)}</h2>`),
  'repeated headings': page(() => '<h2>Prices</h2><p>Haircut'),
  'different headings': page((at) => `<h2>Heading ${at}</h2><p>text ${at}`),
  'headings of all levels': page((at) => `<h${(at % 6) + 1}>Heading ${at}</h${(at % 6) + 1}>`),
  'names under reviews': inside('<h2>Reviews</h2><p>Great', (at) => `<h3>Mary Lynch${at}</h3><p>Great ${at}`, ''),
  'a title of many parts': inside('<title>', (at) => `Part ${at} | `, '</title><p>x'),
  'links to pages': page((at) => `<a href="/page/${at}?a=${at}&utm_source=x">Page ${at}</a> `),
  'links to hosts': page((at) => `<a href="https://shop${at}.example/">Shop ${at}</a> `),
  'a menu': inside('<nav>', (at) => `<a href="/page/${at}">Page ${at}</a>`, '</nav><p>x'),
  'lines of a paragraph': inside('<p>', (at) => `Line ${at}<br>`, ''),
  'a wide table': inside('<table><tr>', (at) => `<td>cell ${at}`, ''),
  'a long table': inside('<table>', (at) => `<tr><td colspan="1000">Service ${at}<td rowspan="1000">€${at}`, ''),
  prices: page((at) => `<p>Item ${at} €${at}.50`),
  'prices on cards': page((at) => `<div><h3>Plan ${at}</h3><span>€${at}</span><p>from</div>`),
  'telephone numbers': page((at) => `<p>01 ${2_000_000 + at}`),
  'e-mail addresses': page((at) => `<p>info${at}@bakery.ie <a href="mailto:a${at}@b${at}.ie">m</a>`),
  addresses: page((at) => `<address>${at} Main Street, Dublin ${at % 24}, D02 X${100 + (at % 900)}</address>`),
  'opening hours': page((at) => `<p>Monday ${(at % 12) + 1}:00 - 5pm`),
  'days over times': page(() => '<p>Monday<p>9am - 5pm'),
  'services of many classes': page(
    (at) => `<h2 class="${repeat((one) => `c${at}-${one} `, 40)}">Tree felling</h2><p>Text`,
  ),
  people: page((at) => `<h3>Mary Lynch${at}</h3><p>Head Chef`),
  'questions and answers': page((at) => `<h3>What is ${at}?</h3><p>It is ${at}.`),
  'folded questions': page((at) => `<details><summary>What is ${at}?</summary>It is ${at}.</details>`),
  'definition terms': inside('<dl>', (at) => `<dt>Term ${at}<dd>Meaning ${at}`, ''),
  'copyright lines': page(
    (at) => `<footer>© 2026 Bakery ${String.fromCharCode(97 + (at % 26))}${at.toString(26)} Ltd</footer>`,
  ),
  'customers’ words': page((at) => `<blockquote>“Quote ${at}” – Mary L.</blockquote>`),
  'notices of closure': page((at) => `<p>We are closed until further notice ${at}`),
  articles: page((at) => `<article><time datetime="2026-01-01">1 Jan</time><h2>Post ${at}</h2><p>Text ${at}</article>`),
  'main regions': page((at) => `<main><p>Text ${at}</main>`),
  'form fields': page((at) => `<label for="a${at}">Label ${at}</label><input id="a${at}" type="password">`),
  pictures: page(
    (at) => `<figure><img alt="Picture ${at}" src="/p${at}.png"><figcaption>Caption ${at}</figcaption></figure>`,
  ),
  metadata: page(
    (at) => `<meta property="og:title" content="${at}"><link rel="alternate" hreflang="ga" href="/ga/${at}">`,
  ),
  microdata: page(
    (at) => `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Product ${at}</b></div>`,
  ),
  'people in JSON-LD': jsonLd((at) => `{"@type":"Person","name":"Mary Lynch${at}","jobTitle":"Chef"},`),
  'a chain of references in JSON-LD': jsonLd(
    (at) => `{"@id":"#${at}","@type":"Organization","founder":{"@id":"#${at + 1}"}},`,
  ),
  'nested JSON-LD': (size) =>
    `<p>x<script type="application/ld+json">${'{"a":['.repeat(size)}${']}'.repeat(size)}</script>`,
  'an article in JSON-LD': inside(
    '<script type="application/ld+json">{"@type":"Article","articleBody":"',
    (at) => `Sentence ${at}.\\n`,
    '"}</script><p>x',
  ),
};
