import { describe, expect, it } from 'vitest';
import { readPage } from '@/lib/reader/read-page';

const markdown = (body: string) =>
  readPage(`<title>T</title><main>${body}</main>`, 'https://example.ie/page/', { selectors: ['main'] }).markdown;

describe('renderText and renderMarkdown', () => {
  it.each([
    ['headings', '<h1>One</h1><h3>Two <b>bold</b></h3>', '# One\n\n### Two bold'],
    ['emphasis', '<p>Very <strong>strong </strong>and <em>soft</em></p>', 'Very **strong** and *soft*'],
    [
      'what opens a text in bold',
      '<details><summary>Delivery</summary><p>Every day.</p></details><div><button aria-expanded="false"><b>Cards</b></button><div>All.</div></div>',
      '**Delivery**\n\nEvery day.\n\n**Cards**\n\nAll.',
    ],
    ['absolute links', '<p>See <a href="../prices?x=1">prices</a></p>', 'See [prices](https://example.ie/prices?x=1)'],
    [
      'links without a target as text',
      '<p><a href="javascript:void(0)">open</a> and <a name="x">here</a></p>',
      'open and here',
    ],
    ['nested lists', '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>', '- One\n    - Two\n- Three'],
    ['numbered lists from their start', '<ol start="3"><li>C</li><li>D</li></ol>', '3. C\n4. D'],
    [
      'tables',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'bars in cells',
      '<table><tr><th>Size</th><th>Price</th></tr><tr><td>6 in | 15 cm</td><td><a href="/a|b">€9</a></td></tr></table>',
      '| Size | Price |\n| --- | --- |\n| 6 in \\| 15 cm | [€9](https://example.ie/a%7Cb) |',
    ],
    [
      'cells over several rows and columns',
      '<table><tr><th colspan="2">Room</th><th>Price</th></tr><tr><td rowspan="2">Double</td><td>Weekday</td><td rowspan="0">€90</td></tr><tr><td>Weekend</td></tr></table>',
      '| Room |  | Price |\n| --- | --- | --- |\n| Double | Weekday | €90 |\n| Double | Weekend | €90 |',
    ],
    [
      'lists and paragraphs in cells',
      '<table><tr><th>Menu</th><th>Price</th></tr><tr><td><ul><li>Soup</li><li>Bread</li></ul></td><td>€9</td></tr><tr><td><p>Pie</p><p>Salad</p></td><td>€12</td></tr></table>',
      '| Menu | Price |\n| --- | --- |\n| Soup, Bread | €9 |\n| Pie, Salad | €12 |',
    ],
    ['fences in code', '<pre>one\n```\ntwo</pre>', '````\none\n```\ntwo\n````'],
    ['code as it is', '<p>Run <code>a_b</code> or <code>c`d</code></p>', 'Run `a_b` or ``c`d``'],
    ['quotations', '<blockquote><p>One</p><p>Two</p></blockquote>', '> One\n>\n> Two'],
    ['code', '<pre><code>a  *b*\n  c</code></pre><p>Run <code>npm</code></p>', '```\na  *b*\n  c\n```\n\nRun `npm`'],
    ['line breaks', '<p>14 Main Street<br>Cork</p>', '14 Main Street\\\nCork'],
    ['a space after bold labels', '<ul><li><strong>Hours</strong>Mon–Fri 9–5</li></ul>', '- **Hours** Mon–Fri 9–5'],
    [
      'a space after the label of a link',
      '<p><b>Phone</b><a name="x" href="/p">091 1</a></p>',
      '**Phone** [091 1](https://example.ie/p)',
    ],
    [
      'a space between tags',
      '<p><span class="t">Anxiety</span><span class="t">EMDR</span><span class="t">CBT</span><span class="t">Couples</span></p>',
      'Anxiety EMDR CBT Couples',
    ],
    [
      'a space before a label after a text',
      '<p>Combo ticket<span>Price at checkout</span></p>',
      'Combo ticket Price at checkout',
    ],
    ['a space before a number after a text', '<p>Declassified<small>1984</small></p>', 'Declassified 1984'],
    [
      'no space within names in two colours',
      '<p><span>SUPER</span><span>VALU</span> by Mc<span>Donald</span></p>',
      'SUPERVALU by McDonald',
    ],
    [
      'no space within letters that move',
      '<p><span class="c">H</span><span class="c">O</span><span class="c">T</span></p>',
      'HOT',
    ],
    ['no space within words', '<p><b>Sun</b>day and <b>B</b>ed</p>', '**Sun**day and **B**ed'],
    ['characters that mean something', '<p>2 * 3 [x] &lt;b&gt;</p><p># 1</p>', '2 \\* 3 \\[x\\] \\<b\\>\n\n\\# 1'],
    ['no closed popovers', '<p>€5<sup popover="auto">A note.</sup> a day</p>', '€5 a day'],
    ['no pictures', '<p><img src="a.jpg" alt="A van">Text</p>', 'Text'],
    ['a link around blocks', '<a href="/a"><h3>Title</h3><p>Text</p></a>', '### Title\n\nText'],
  ])('renders %s', (_, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });
});
