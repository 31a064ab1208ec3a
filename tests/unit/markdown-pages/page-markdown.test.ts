import { describe, expect, test } from 'vitest';
import { pageMarkdown } from '@/lib/markdown-pages/page-markdown';

const convert = (main: string) =>
  pageMarkdown(`<header>Menu</header><main>${main}</main><footer>End</footer>`, 'https://example.ie/services')?.split(
    '\n\n---\n\nSource:',
  )[0];

test('pageMarkdown › converts the main element only, and names its page', () => {
  expect(pageMarkdown('<header>Menu</header><main><h1>Hi</h1></main>', 'https://example.ie/x')).toBe(
    '# Hi\n\n---\n\nSource: <https://example.ie/x>\n',
  );
  expect(pageMarkdown('<p>nothing</p>', 'https://example.ie/x')).toBeNull();
});

describe('pageMarkdown › converts', () => {
  test.each([
    [
      'links become absolute',
      '<p><a href="/a">A</a> <a href="#b">B</a></p>',
      '[A](https://example.ie/a) [B](https://example.ie/services#b)',
    ],
    [
      'controls, drawings and decoration go',
      '<p>Text<svg></svg><span aria-hidden="true">✓</span></p><button>Play</button><form action="/blog"><label>Search</label></form>',
      'Text',
    ],
    [
      'questions of an accordion and their closed answers stay',
      '<h3><button type="button"><span>How?</span><svg></svg></button></h3><div hidden class="accordion-panel"><p>So.</p></div>',
      '### How?\n\nSo.',
    ],
    [
      'notes and their marks go',
      '<p>€779 ex VAT<sup><button popovertarget="n"></button><span id="n" popover="auto">Our price.</span></sup> a month</p>',
      '€779 ex VAT a month',
    ],
    [
      'a form that is posted is pointed to',
      '<form method="POST"><label>Name</label></form>',
      '[Fill in the form on the page](https://example.ie/services)',
    ],
    [
      'an item of small parts stays on one line',
      '<ol><li><time>19:06</time><p>Booked.</p></li><li><h3>A</h3><p>b</p></li></ol>',
      '1. 19:06: Booked.\n\n### A\n\n  b',
    ],
    [
      'so does a cell of a table',
      '<table><tr><th>A</th><td><p>b</p><p>c</p></td></tr></table>',
      '| A | b: c |\n| --- | --- |',
    ],
    [
      'footnote marks go, and ways back to them',
      '<p>€779<sup><a href="#claim-x">3</a></sup> <a href="#mark-x">Back</a></p>',
      '€779',
    ],
    [
      'terms and their descriptions are a list',
      '<dl><div><dt>Setup</dt><dd>€1</dd></div><div><dt>Month</dt><dd>€2</dd></div></dl>',
      '- **Setup**: €1\n- **Month**: €2',
    ],
    [
      'also without groups around them',
      '<dl><dt>Setup</dt><dd>€1</dd><dt>Month</dt><dd>€2</dd><dd>ex VAT</dd></dl>',
      '- **Setup**: €1\n- **Month**: €2 ex VAT',
    ],
    [
      'a heading that is a link keeps it',
      '<h3><a href="/blog/a">Title</a></h3>',
      '**[Title](https://example.ie/blog/a)**',
    ],
    [
      'what style sets apart stays apart',
      '<p><span class="mb-1 block">Customer</span>Where is it?</p>',
      'Customer\n\nWhere is it?',
    ],
    [
      'also within a link',
      '<a href="/a"><span>Name</span><span class="block">Trade</span></a>',
      '[Name: Trade](https://example.ie/a)',
    ],
    [
      'a table is a table',
      '<table><caption>C</caption><thead><tr><td></td><th>Us</th></tr></thead><tbody><tr><th>Price</th><td>Low</td></tr></tbody></table>',
      '|  | Us |\n| --- | --- |\n| Price | Low |',
    ],
    [
      'questions that fold out are read',
      '<details><summary><h3>Why?</h3></summary><div><p>Because.</p></div></details>',
      '### Why?\n\nBecause.',
    ],
  ])('%s', (_name, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });
});
